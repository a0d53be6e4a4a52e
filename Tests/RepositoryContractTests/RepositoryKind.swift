import Domain
import Storage
import TestSupport

/// The repositories that must all keep the contract.
enum RepositoryKind: CaseIterable, CustomStringConvertible {
  case inMemory, jsonFile

  var description: String {
    switch self {
    case .inMemory: "in memory"
    case .jsonFile: "in a JSON file"
    }
  }
}

/// A repository of one kind with a board of a test's own.
struct Subject {
  static let settings = BoardSettings(id: UniqueID(high: 1, low: 1), name: "Board")

  let repository: any ProjectRepository
  private let folder: TemporaryFolder?

  /// A board with these cards in this order.
  init(_ kind: RepositoryKind, _ cards: [ProjectModel] = [], settings: BoardSettings = Subject.settings) throws {
    switch kind {
    case .inMemory:
      repository = InMemoryProjectRepository(settings: settings, cards: cards)
      folder = nil
    case .jsonFile:
      let folder = try TemporaryFolder()
      let file = try JSONFileProjectRepository(path: folder.path("board.json"), newBoard: settings)
      var changes: [ProjectChange] = []
      for (index, card) in cards.enumerated() {
        changes.append(.restore(card, index == 0 ? .top : .after(cards[index - 1].id)))
      }
      if !changes.isEmpty { _ = try file.apply(changes) }
      // Opened again, so that the cards stand in the file's bytes.
      repository = try JSONFileProjectRepository(path: folder.path("board.json"), newBoard: settings)
      self.folder = folder
    }
  }

  /// The whole board: every card in order, with everything it has.
  var cards: [ProjectModel] {
    get throws { try repository.read(matching: .all) }
  }

  /// Only for a board in a file: its text; empty while there is none.
  var fileText: String { (try? folder?.text("board.json")) ?? "" }

  /// The titles in a lane, joined by spaces.
  func lane(_ state: ProjectState) throws -> String {
    try repository.ids(matching: .lane(state)).map { try repository.read(id: $0)?.title ?? "?" }
      .joined(separator: " ")
  }

  /// The titles on the board, joined by spaces.
  var board: String {
    get throws { try cards.map(\.title).joined(separator: " ") }
  }
}

/// The id of the card with a one-letter title.
func id(_ title: Character) -> UniqueID {
  UniqueID(high: 0xCA4D, low: UInt64(title.unicodeScalars.first?.value ?? 0))
}

/// Cards written as `a b:doing c:done d:todo*`; a star means archived.
func cards(_ line: String) -> [ProjectModel] {
  line.split(separator: " ").map { word in
    let parts = word.split(separator: ":")
    let stateWord = parts.count > 1 ? parts[1].filter { $0 != "*" } : "todo"
    let state = ProjectState(rawValue: stateWord) ?? .todo
    let title = parts[0].first ?? "?"
    return ProjectModel(
      id: id(title), title: String(title), workState: state, createdAt: start, updatedAt: start,
      history: [ProjectHistoryEntry(state: state, at: start)], archivedAt: word.hasSuffix("*") ? start : nil)
  }
}

let start = Timestamp(secondsSince1970: 1_790_000_000)
let later = Timestamp(secondsSince1970: 1_790_000_600)

/// A move to a state at `later`.
func entering(_ state: ProjectState) -> ProjectModification {
  var edit = ProjectModification()
  edit.workState = state
  edit.touch = .at(later)
  return edit
}

/// A new title at `later`.
func renaming(_ title: String) -> ProjectModification {
  var edit = ProjectModification()
  edit.title = title
  edit.touch = .at(later)
  return edit
}
