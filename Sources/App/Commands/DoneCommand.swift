import Domain
import Presentation

/// `done`: moves cards to DONE.
enum DoneCommand: Subcommand {
  static let name = CommandName.done
  static let operands = "ID…"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try MoveCommand.move(try invocation.operands("ID"), to: .done, invocation)
  }
}
