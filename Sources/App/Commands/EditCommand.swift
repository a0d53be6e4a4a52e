import Domain
import Presentation
import UseCases

/// `edit`: changes the fields of a card that are given.
enum EditCommand: Subcommand {
  static let name = CommandName.edit
  static let operands = "ID"
  static let options: [CommandOption] = [.title, .body, .deadline, .priority, .tag, .untag]

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    let arguments = invocation.arguments
    let operands = try invocation.operands("ID")
    try invocation.checkOperands(atMost: 1)
    guard options.contains(where: arguments.has) else { throw .usage(.nothingToEdit) }
    let priority = try arguments.priority()
    let deadline = try arguments.deadline()
    let tags = try arguments.tags(.tag)
    let untagged = Set(try arguments.tags(.untag).map(\.key))

    let board = try OpenBoard.toChange(invocation)
    let cards = try board.cards(operands)
    let body = try invocation.body()
    return try CommandStep(board: board, wording: invocation.wording).perform(unchanged: .nothingChanged) {
      (useCase) throws(ProjectRepositoryError) in
      guard let id = cards.first?.id else { return .nothing }
      return try useCase.update(id) { card in
        if let title = arguments.value(of: .title) { card.title = title }
        if let body { card.body = body }
        if let priority { card.priority = priority }
        card.deadline = deadline.applied(to: card.deadline)
        guard !tags.isEmpty || !untagged.isEmpty else { return }
        card.tags = ProjectTag.withoutRepeats(card.tags.filter { !untagged.contains($0.key) } + tags)
      }
    }
  }
}
