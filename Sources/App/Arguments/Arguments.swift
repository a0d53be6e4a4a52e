import Presentation

/// The command line, understood: which command, with what.
///
/// Options stand anywhere, as `--option value` or `--option=value`; `--` ends them; the first word that is no option is the
/// command. Which options a command has comes from `CommandTable`.
struct Arguments: Equatable {
  /// Nil opens the board.
  private(set) var command: CommandName?
  /// The words beside the command and its options.
  private(set) var operands: [Operand] = []
  private var values: [CommandOption: [String]] = [:]

  /// The words of the command line without the program's name.
  init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    var isLiteral = false
    while let word = rest.popFirst() {
      if !isLiteral, word == "--" {
        isLiteral = true
      } else if !isLiteral, word.hasPrefix("-"), word != "-" {
        try take(option: word, &rest)
      } else {
        try take(Operand(word, isLiteral: isLiteral))
      }
    }
    try checkOptions()
  }

  func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// The value of an option, the last one if it was given several times; nil without it.
  func value(of option: CommandOption) -> String? { values[option]?.last }

  /// Every value of a repeatable option.
  func allValues(of option: CommandOption) -> [String] { values[option] ?? [] }
}

extension Arguments {
  private mutating func take(_ operand: Operand) throws(CommandError) {
    guard command == nil else {
      operands.append(operand)
      return
    }
    guard let name = CommandName(rawValue: operand.text) else {
      let nearest = NearestWord.to(operand.text, among: CommandName.allCases.map(\.rawValue))
      throw .usage(.unknownCommand(operand.text, nearest: nearest))
    }
    command = name
  }

  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let option = try Arguments.option(parts[0])
    guard option.placeholder != nil else {
      if parts.count > 1 { throw .usage(.unexpectedValue(option)) }
      values[option, default: []] = []
      return
    }
    if parts.count > 1 {
      values[option, default: []].append(parts[1])
    } else if let value = rest.first, !Arguments.isOption(value) {
      values[option, default: []].append(value)
      rest.removeFirst()
    } else {
      throw .usage(.missingValue(option))
    }
  }

  private static func option(_ word: String) throws(CommandError) -> CommandOption {
    if let option = known(word) { return option }
    throw .usage(.unknownOption(word, nearest: NearestWord.to(word, among: CommandOption.allCases.map(\.spelling))))
  }

  private static func known(_ word: String) -> CommandOption? {
    CommandOption.allCases.first { $0.spelling == word || $0.letter.map { "-\($0)" } == word }
  }

  /// Whether a word can only have been meant as an option, not as a value: a list in Markdown begins with `-` too.
  private static func isOption(_ word: String) -> Bool {
    word == "--" || known(String(word.prefix { $0 != "=" })) != nil
  }

  private func checkOptions() throws(CommandError) {
    let allowed = command.map { CommandTable.command($0).options } ?? []
    for option in CommandOption.allCases where has(option) && !option.isGeneral && !allowed.contains(option) {
      throw .usage(.optionNotHere(option, command: command))
    }
  }
}
