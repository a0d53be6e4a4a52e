import Domain
import Presentation
import UseCases

/// `show`: every field of the cards, as text or as JSON.
enum ShowCommand: Subcommand {
  static let name = CommandName.show
  static let operands = "ID…"
  static let options: [CommandOption] = [.json]

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    let operands = try invocation.operands("ID")
    let style = try OutputStyle(invocation)
    let board = try OpenBoard(invocation)
    let cards = try board.cards(operands)
    let notices = board.readingNotices(invocation.wording)
    if invocation.arguments.has(.json) { return CommandOutput(ListCommand.json(cards, board), notices: notices) }
    do {
      let shortIDs = try board.useCase.shortIDs()
      var output = OutputText(style)
      for card in cards {
        if !output.bytes.isEmpty { output.endLine() }
        let page = CardPage(
          card: card, shortID: shortIDs[card.id], settings: board.settings, wording: invocation.wording,
          translater: board.useCase.translater)
        page.append(to: &output)
      }
      return CommandOutput(output.bytes, notices: notices)
    } catch {
      throw .repository(error)
    }
  }
}
