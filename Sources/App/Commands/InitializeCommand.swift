import Domain
import Presentation
import Storage
import Text

/// `init`: makes an empty board in the current folder, or at the path of `--board`.
enum InitializeCommand: Subcommand {
  static let name = CommandName.initialize
  static let operands = ""

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try invocation.checkOperands(atMost: 0)
    let environment = invocation.environment
    let location = try location(invocation)
    let path = environment.shortened(location.path)
    let isMade: Bool
    do {
      isMade = try environment.makeBoard(location) { invocation.say(.waitingForOther) }
    } catch {
      throw .repository(error)
    }
    guard isMade else { throw .failure(.boardIsThere(path: path)) }
    return CommandOutput(Array("\(VisibleText(invocation.wording.text(.madeBoard(path: path))).string)\n".utf8))
  }

  private static func location(_ invocation: Invocation) throws(CommandError) -> BoardLocation {
    let locator = OpenBoard.locator(invocation)
    guard locator.explicitPath != nil else { return locator.ofCurrentFolder() }
    do { return try locator.locate(invocation.environment.fileSystem) } catch { throw .repository(.store(error)) }
  }
}
