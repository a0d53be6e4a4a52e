import Domain
import Presentation
import Storage

/// One call of a command: what was typed, and where.
struct Invocation {
  let arguments: Arguments
  let environment: Environment
  let wording: any Wording

  /// The operands; at least `minimum`, or the first of `names` that is missing is told.
  func operands(_ names: String...) throws(CommandError) -> [Operand] {
    guard arguments.operands.count < names.count else { return arguments.operands }
    throw .usage(.missingArgument(names[arguments.operands.count], command: name))
  }

  /// Refuses operands beyond so many.
  func checkOperands(atMost limit: Int) throws(CommandError) {
    guard arguments.operands.count > limit else { return }
    throw .usage(.unexpectedArgument(arguments.operands[limit].text, command: name))
  }

  private var name: CommandName { arguments.command ?? .help }

  /// A line of the program's own on standard error; what cannot be said there is lost.
  func say(_ phrase: CommandPhrase) {
    CommandRunner.say(wording.text(phrase), in: environment)
  }
}

// MARK: - Standard input

extension Invocation {
  /// All of standard input as lines without their ends, whatever system they come from.
  func inputLines() throws(CommandError) -> [String] {
    var lines: [String] = []
    for bytes in try input().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      guard let line = String(validating: bytes, as: UTF8.self) else {
        throw .failure(.inputNotUTF8(line: lines.count + 1))
      }
      lines.append(line)
    }
    return lines
  }

  /// All of standard input as one text, without its last line end.
  func inputText() throws(CommandError) -> String {
    var lines = try inputLines()
    if lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func input() throws(CommandError) -> [UInt8] {
    do { return try environment.readInput() } catch { throw .failure(.inputFailed(errno: error.code)) }
  }

  /// `--body`: nil without it; `-` reads standard input.
  func body() throws(CommandError) -> String? {
    guard let text = arguments.value(of: .body) else { return nil }
    return text == "-" ? try inputText() : text
  }
}
