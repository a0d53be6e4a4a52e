import Domain
import Presentation
import Storage
import UseCases

/// `add`: makes a card, or one for each line of standard input, and prints the short ids alone.
enum AddCommand: Subcommand {
  static let name = CommandName.add
  static let operands = "TEXT… | --title TEXT | -"
  static let options: [CommandOption] = [.title, .body, .state, .deadline, .priority, .tag]

  /// What the options say of every card.
  private struct Fields {
    let state: ProjectState
    let deadline: CalendarDay?
    let priority: ProjectPriority
    let tags: [ProjectTag]

    init(_ arguments: Arguments) throws(CommandError) {
      state = try arguments.state() ?? .todo
      priority = try arguments.priority() ?? .none
      deadline = try arguments.deadline().applied(to: nil)
      tags = try arguments.tags(.tag)
    }
  }

  /// A title, and the line of standard input that it comes from.
  private struct Entry {
    let title: String
    var line: Int?
  }

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    let arguments = invocation.arguments
    try check(arguments)
    let fields = try Fields(arguments)
    let board = try OpenBoard.toChange(invocation)
    let body = try invocation.body() ?? ""
    var drafts: [ProjectDraft] = []
    for entry in try entries(invocation) {
      drafts.append(try draft(entry, fields, body: body, invocation, board.useCase))
    }
    return try add(drafts, to: board, in: fields.state, invocation)
  }

  private static func check(_ arguments: Arguments) throws(CommandError) {
    if arguments.operands.isEmpty, !arguments.has(.title) { throw .usage(.missingArgument("TEXT", command: .add)) }
    if !arguments.operands.isEmpty, arguments.has(.title) { throw .usage(.textBesideTitle) }
    if readsLines(arguments), arguments.value(of: .body) == "-" { throw .usage(.inputWantedTwice) }
  }

  private static func readsLines(_ arguments: Arguments) -> Bool {
    arguments.operands.count == 1 && arguments.operands[0].isInput
  }

  private static func entries(_ invocation: Invocation) throws(CommandError) -> [Entry] {
    let arguments = invocation.arguments
    guard readsLines(arguments) else {
      let words = arguments.operands.map(\.text).joined(separator: " ")
      return [Entry(title: arguments.value(of: .title) ?? words)]
    }
    return try invocation.inputLines().enumerated().compactMap { index, line in
      line.allSatisfy(\.isWhitespace) ? nil : Entry(title: line, line: index + 1)
    }
  }

  /// A draft that breaks no rule.
  private static func draft(
    _ entry: Entry, _ fields: Fields, body: String, _ invocation: Invocation, _ useCase: ProjectUseCase
  ) throws(CommandError) -> ProjectDraft {
    var draft = useCase.draft(title: entry.title)
    draft.body = body
    draft.workState = fields.state
    draft.deadline = fields.deadline
    draft.priority = fields.priority
    draft.tags = fields.tags
    do {
      return try draft.entered()
    } catch {
      guard let line = entry.line else { throw .repository(.invalid(error)) }
      throw .failure(.inLine(line, of: invocation.wording.text(error)))
    }
  }

  private static func add(
    _ drafts: [ProjectDraft], to board: OpenBoard, in state: ProjectState, _ invocation: Invocation
  ) throws(CommandError) -> CommandOutput {
    do {
      let outcome = try board.useCase.create(drafts)
      let shortIDs = try board.useCase.shortIDs()
      let step = CommandStep(board: board, wording: invocation.wording)
      var output = CommandOutput(notices: try step.notices(of: outcome, addedTo: state))
      for draft in drafts { output.bytes += "\(shortIDs[draft.id])\n".utf8 }
      if board.location.origin != .standard, !drafts.isEmpty {
        let path = invocation.environment.shortened(board.location.path)
        output.notices.insert(invocation.wording.text(.addedTo(path: path)), at: 0)
      }
      return output
    } catch {
      throw .repository(error)
    }
  }
}
