import Domain
import Presentation

/// `start`: moves cards to DOING.
enum StartCommand: Subcommand {
  static let name = CommandName.start
  static let operands = "ID…"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try MoveCommand.move(try invocation.operands("ID"), to: .doing, invocation)
  }
}
