import Presentation
import Text

/// The help of the command line, put together from the table of commands and the wording.
struct HelpPage {
  private static let indentation = "  "

  private let wording: any Wording

  init(_ wording: any Wording) {
    self.wording = wording
  }

  /// The help of a command; nil for that of the whole program.
  func bytes(of command: CommandName?) -> [UInt8] {
    let parts = command.map { sections(of: CommandTable.command($0)) } ?? sectionsOfProgram
    return Array((parts.joined(separator: "\n\n") + "\n").utf8)
  }

  private var sectionsOfProgram: [String] {
    let commands = [(Release.name, wording.text(.boardSummary))]
    let rows = CommandTable.commands.map { (usage(of: $0, withOptions: false), wording.text(.summary($0.name))) }
    return [
      wording.text(.introduction),
      section(.commandsHead, table(commands + rows)),
      section(.generalOptionsHead, table(generalOptions)),
      section(.exitStatusHead, wording.text(.exitStatuses)),
      wording.text(.moreHelp),
    ]
  }

  private func sections(of command: any Subcommand.Type) -> [String] {
    let options = command.options.map(row(of:))
    return [
      section(.usageHead, usage(of: command, withOptions: true)),
      wording.text(.details(command.name)),
      options.isEmpty ? nil : section(.optionsHead, table(options)),
      section(.generalOptionsHead, table(generalOptions)),
      section(.examplesHead, wording.text(.examples(command.name))),
      section(.exitStatusHead, wording.text(.exitStatuses)),
    ].compactMap { $0 }
  }

  private func usage(of command: any Subcommand.Type, withOptions: Bool) -> String {
    let options = withOptions && !command.options.isEmpty ? "[\(wording.text(.optionsPlaceholder))]" : ""
    let words = [Release.name, command.name.rawValue, command.operands, options]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var generalOptions: [(String, String)] {
    CommandOption.allCases.filter(\.isGeneral).map(row(of:))
  }

  private func row(of option: CommandOption) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    return (letter + option.spelling + value, wording.text(.option(option)))
  }

  private func section(_ head: CommandPhrase, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([wording.text(head)[...]] + lines.map { HelpPage.indentation + $0 }).joined(separator: "\n")
  }

  /// Two columns, the second aligned by cells.
  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { TextWidth.of($0.0) }.max() ?? 0
    return rows.map { left, right in
      left + String(repeating: " ", count: width - TextWidth.of(left) + 2) + right
    }.joined(separator: "\n")
  }
}
