import Domain
import Storage
import TestSupport

/// Boards and changes that the tests of this module share.
let newBoard = BoardSettings(id: UniqueID(high: 7, low: 7), name: "Board")
let now = Timestamp(secondsSince1970: 1_790_000_000)

func id(_ number: UInt64) -> UniqueID { UniqueID(high: 0xCA4D, low: number) }

/// The text of a board with these lines for cards, in our form but for the lines.
func boardText(_ cards: String..., head: String = "") -> String {
  """
  {
    "format": "trilane.board",
    "version": 1,
    "id": "\(newBoard.id)",
    "name": "Board",\(head)
    "cards": [
      \(cards.joined(separator: ",\n    "))
    ]
  }

  """
}

/// A card in our form.
func cardText(_ number: UInt64, _ title: String, state: String = "todo", more: String = "") -> String {
  #"{"id": "\#(id(number))", "title": "\#(title)", "state": "\#(state)"\#(more)}"#
}

extension TemporaryFolder {
  func open(_ name: String = "board.json", _ fileSystem: FileSystem = .posix) throws -> JSONFileProjectRepository {
    try JSONFileProjectRepository(path: path(name), newBoard: newBoard, fileSystem: fileSystem)
  }
}

func renaming(_ title: String) -> ProjectModification {
  var edit = ProjectModification()
  edit.title = title
  edit.touch = .at(now)
  return edit
}

func entering(_ state: ProjectState) -> ProjectModification {
  var edit = ProjectModification()
  edit.workState = state
  edit.touch = .at(now)
  return edit
}

func draft(_ number: UInt64, _ title: String) -> ProjectDraft {
  ProjectDraft(id: id(number), createdAt: now, title: title)
}
