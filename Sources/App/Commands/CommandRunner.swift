import Presentation
import Storage
import Text

/// Runs one command line from its words to its exit status.
struct CommandRunner {
  let environment: Environment
  let wording: any Wording

  init(_ environment: Environment) {
    self.init(environment, language: Language(environment))
  }

  private init(_ environment: Environment, language: Language) {
    self.environment = environment
    wording = language.wording(systemText: environment.systemText)
  }

  /// Takes the words of the command line as bytes, without the program's name. The exit status: 0 done, 1 failed, 2 not understood or no terminal.
  func run(_ words: [[UInt8]]) -> Int32 {
    do {
      let arguments = try Arguments(try CommandRunner.decoded(words))
      // What is drawn with ASCII alone can be worded in English alone.
      let runner = arguments.has(.ascii) ? CommandRunner(environment, language: .english) : self
      return runner.run(arguments)
    } catch {
      return fail(error)
    }
  }

  private func run(_ arguments: Arguments) -> Int32 {
    do {
      return try run(Invocation(arguments: arguments, environment: environment, wording: wording))
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: CommandError) -> Int32 {
    CommandRunner.say(error.text(wording), in: environment)
    return error.status
  }

  private static func decoded(_ words: [[UInt8]]) throws(CommandError) -> [String] {
    var decoded: [String] = []
    for word in words {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .usage(.argumentNotUTF8(position: decoded.count + 1))
      }
      decoded.append(text)
    }
    return decoded
  }

  /// Help and the version come before everything else and touch no board.
  private func run(_ invocation: Invocation) throws(CommandError) -> Int32 {
    let arguments = invocation.arguments
    _ = try arguments.colorChoice()
    if arguments.has(.help) { return print(CommandOutput(HelpPage(wording).bytes(of: arguments.command))) }
    if arguments.has(.version) { return print(CommandOutput(Array("\(Release.name) \(Release.version)\n".utf8))) }
    guard let name = arguments.command else { return try BoardCommand.run(invocation) }
    return print(try CommandTable.command(name).run(invocation))
  }

  private func print(_ output: CommandOutput) -> Int32 {
    do {
      try environment.write(output.bytes, .output)
    } catch  where StandardStreams.isClosedPipe(error) {
      return 0
    } catch {
      CommandRunner.say(wording.text(.outputFailed(errno: error.code)), in: environment)
      return 1
    }
    for notice in output.notices { CommandRunner.say(notice, in: environment) }
    return output.status
  }

  /// Puts a line on standard error; whatever is in the text, it is one line and steers no terminal.
  static func say(_ text: String, in environment: Environment) {
    let line = "\(Release.name): \(VisibleText(text).string)\n"
    try? environment.write(Array(line.utf8), .error)
  }
}
