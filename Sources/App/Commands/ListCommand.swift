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
      let bytes =
        invocation.arguments.has(.json) ? try json(of: board, states) : try text(of: board, states, style)
      return CommandOutput(bytes, notices: board.readingNotices(invocation.wording))
    } catch {
      throw .repository(error)
    }
  }

  private static func text(
    of board: OpenBoard, _ states: [ProjectState], _ style: OutputStyle
  ) throws(ProjectRepositoryError) -> [UInt8] {
    let shortIDs = try board.useCase.shortIDs()
    var lanes: [LaneListing.Lane] = []
    for state in states {
      var lane = LaneListing.Lane(
        title: board.settings.title(of: state), wipLimit: board.settings.wipLimit(of: state))
      for id in try board.useCase.lane(state) {
        guard let card = try board.useCase.read(id) else { continue }
        lane.append(card, shortID: shortIDs[id], style)
      }
      lanes.append(lane)
    }
    return LaneListing(lanes: lanes).bytes(style)
  }

  private static func json(
    of board: OpenBoard, _ states: [ProjectState]
  ) throws(ProjectRepositoryError) -> [UInt8] {
    var cards: [ProjectTranslaterModel] = []
    for state in states { cards += try board.useCase.read(matching: .lane(state)) }
    return json(cards, board)
  }

  /// The cards as the board file has them, in an object that names the form and its version.
  static func json(_ cards: [ProjectTranslaterModel], _ board: OpenBoard) -> [UInt8] {
    CardListEncoder.text(of: cards.map(board.useCase.translater.entity(from:)), format: format)
  }
}
