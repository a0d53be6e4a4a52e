import Domain
import Presentation
import UseCases

/// `delete`: deletes cards, as one step.
enum DeleteCommand: Subcommand {
  static let name = CommandName.delete
  static let operands = "ID…"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    let operands = try invocation.operands("ID")
    let board = try OpenBoard.toChange(invocation)
    let ids = try board.cards(operands).map(\.id)
    return try CommandStep(board: board, wording: invocation.wording).perform(unchanged: .nothingChanged) {
      (useCase) throws(ProjectRepositoryError) in
      try useCase.delete(ids)
    }
  }
}
