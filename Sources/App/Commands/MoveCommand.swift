import Domain
import Presentation
import UseCases

/// `move`: moves cards to a state, as one step.
enum MoveCommand: Subcommand {
  static let name = CommandName.move
  static let operands = "ID… STATE"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    let operands = try invocation.operands("ID", "STATE")
    let state = try Arguments.state(operands[operands.count - 1].text)
    return try move(operands.dropLast(), to: state, invocation)
  }

  /// Moves the cards that the operands name.
  static func move(
    _ operands: some Sequence<Operand>, to state: ProjectState, _ invocation: Invocation
  ) throws(CommandError) -> CommandOutput {
    let board = try OpenBoard.toChange(invocation)
    let ids = try board.cards(operands).map(\.id)
    let unchanged = ids.count == 1 ? Phrase.alreadyIn(lane: board.settings.title(of: state)) : .nothingChanged
    return try CommandStep(board: board, wording: invocation.wording).perform(unchanged: unchanged) {
      (useCase) throws(ProjectRepositoryError) in
      try useCase.changeState(of: ids, to: state)
    }
  }
}
