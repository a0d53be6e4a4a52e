import Domain
import Presentation
import Storage
import UseCases

/// `list`: the lanes and their cards, as text or as JSON.
enum ListCommand: Subcommand {
  static let name = CommandName.list
  static let operands = ""
  static let options: [CommandOption] = [.state, .json]
  /// The name of the JSON form.
  static let format = "trilane.list"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try invocation.checkOperands(atMost: 0)
    let states = try invocation.arguments.state().map { [$0] } ?? ProjectState.allCases
    let style = try OutputStyle(invocation)
    let board = try OpenBoard(invocation)
    do {
      let lanes = try lanes(of: board, states)
      let bytes =
        invocation.arguments.has(.json)
        ? json(lanes.flatMap(\.cards), board)
        : LaneListing(lanes: lanes, shortIDs: try board.useCase.shortIDs()).bytes(style)
      return CommandOutput(bytes, notices: board.readingNotices(invocation.wording))
    } catch {
      throw .repository(error)
    }
  }

  private static func lanes(
    of board: OpenBoard, _ states: [ProjectState]
  ) throws(ProjectRepositoryError) -> [LaneListing.Lane] {
    var lanes: [LaneListing.Lane] = []
    for state in states {
      lanes.append(
        LaneListing.Lane(
          title: board.settings.title(of: state), wipLimit: board.settings.wipLimit(of: state),
          cards: try board.useCase.read(matching: .lane(state))))
    }
    return lanes
  }

  /// The cards as the board file has them, in an object that names the form and its version.
  static func json(_ cards: [ProjectTranslaterModel], _ board: OpenBoard) -> [UInt8] {
    CardListEncoder.text(of: cards.map(board.useCase.translater.entity(from:)), format: format)
  }
}
