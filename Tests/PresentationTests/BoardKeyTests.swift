import Domain
import Presentation
import TestSupport
import Testing

@Suite("Keys on the board")
struct BoardKeyTests {
  @Test("the first card of the first lane that has one is selected at the start")
  func start() throws {
    #expect(try TestBoard(TestCards.four).selection == "A")
    let board = try TestBoard(TestCards.lane(.doing, "C", from: 1))
    #expect(board.viewModel.focus == .doing)
    #expect(board.selection == "C")
    #expect(try TestBoard([]).viewModel.focus == .todo)
  }

  @Test(
    "keys that look around",
    arguments: [
      ("j", "B"), ("Down", "B"), ("j j", "B"), ("j k", "A"), ("j Up", "A"), ("k", "A"), ("l", "C"), ("Right", "C"),
      ("l l", "D"), ("l l l", "D"), ("h", "A"), ("l h", "A"), ("l Left", "A"), ("Tab", "C"), ("Tab Tab Tab", "A"),
      ("Shift-Tab", "D"), ("Shift-Tab Tab", "A"), ("G", "B"), ("End", "B"), ("G gg", "A"), ("G Home", "A"),
      ("j l h", "B"), ("PgDn", "B"), ("G PgUp", "A"), ("Ctrl-d", "B"), ("G Ctrl-u", "A"),
    ])
  func looking(keys: String, selection: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press(keys)
    #expect(board.selection == selection)
    #expect(board.lanes == "A B | C | D")
  }

  @Test(
    "keys that change the board: its lanes, and which card is selected then",
    arguments: [
      // Carrying takes the selection along; a moved card goes on top.
      ("L", "B | A C | D", "A"), ("Shift-Right", "B | A C | D", "A"), ("L L", "B | C | A D", "A"),
      ("l H", "C A B |  | D", "C"), ("l Shift-Left", "C A B |  | D", "C"), ("L H", "A B | C | D", "A"),
      // Moving to a state leaves the selection in the lane, on the next card.
      ("2", "B | A C | D", "B"), ("3", "B | C | A D", "B"), ("3 3", " | C | B A D", nil), ("l 1", "C A B |  | D", nil),
      ("j 2", "A | B C | D", "A"), ("m Enter", "B | A C | D", "B"), ("m j Enter", "B | C | A D", "B"),
      ("m 3", "B | C | A D", "B"), ("m Esc", "A B | C | D", "A"), ("m q", "A B | C | D", "A"),
      // Reordering.
      ("J", "B A | C | D", "A"), ("j K", "B A | C | D", "B"), ("Shift-Down", "B A | C | D", "A"),
      ("j Shift-Up", "B A | C | D", "B"), ("K", "A B | C | D", "A"), ("j J", "A B | C | D", "B"),
      // Deleting, undo and redo.
      ("d", "B | C | D", "B"), ("Delete", "B | C | D", "B"), ("j d", "A | C | D", "A"), ("d u", "A B | C | D", "A"),
      ("d u U", "B | C | D", "B"), ("d u Ctrl-r", "B | C | D", "B"), ("L l d u u", "A B | C | D", "A"),
      ("3 u", "A B | C | D", "A"), ("J u", "A B | C | D", "A"), ("d d u u U", "B | C | D", "B"),
    ] as [(String, String, String?)])
  func changing(keys: String, lanes: String, selection: String?) throws {
    let board = try TestBoard(TestCards.four)
    board.press(keys)
    #expect(board.lanes == lanes)
    #expect(board.selection == selection)
  }

  @Test(
    "a key that can do nothing says why",
    arguments: [
      ("h", "There is no lane to the left."), ("l l l", "There is no lane to the right."),
      ("H", "There is no lane to the left."), ("l l L", "There is no lane to the right."),
      ("K", "It is the first card already."), ("j J", "It is the last card already."), ("1", "It is in TODO already."),
      ("m 1", "It is in TODO already."), ("u", "There is nothing to undo."), ("U", "There is nothing to redo."),
      ("x", "x does nothing here."), ("g x", "gx does nothing here."), ("F5", "F5 does nothing here."),
      ("l d d", "There is no card here."), ("l d j", "There is no card here."), ("l d e", "There is no card here."),
    ])
  func refused(keys: String, message: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press(keys)
    #expect(board.message == message)
    #expect(board.viewModel.message?.kind == .refusal)
  }

  @Test("a begun sequence is given up with Esc, and says nothing")
  func givenUp() throws {
    let board = try TestBoard(TestCards.four)
    board.press("j g")
    #expect(!board.viewModel.pendingKeys.isEmpty)
    board.press("Esc")
    #expect(board.viewModel.pendingKeys.isEmpty)
    #expect(board.selection == "B")
    #expect(board.message == nil)
  }

  @Test("what happened is said, and how to undo it")
  func messages() throws {
    let board = try TestBoard(TestCards.four)
    board.press("L")
    #expect(board.message == "Moved “A” to DOING")
    #expect(board.viewModel.message?.offersUndo == true)
    board.press("u")
    #expect(board.message == "Undone: Moved “A” to DOING")
    board.press("j")
    #expect(board.message == nil)
  }

  @Test("a move over a lane's limit happens and says so")
  func overLimit() throws {
    let board = try TestBoard(TestCards.four, settings: TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 1)]))
    board.press("L")
    #expect(board.lanes == "B | A C | D")
    #expect(board.message?.contains("DOING is over its limit: 2 of 1.") == true)
  }

  @Test("after a change the board shows what others changed in the meantime")
  func outsideChange() throws {
    let board = try TestBoard(TestCards.four)
    #expect(board.rows.contains { $0.contains(" B ") })
    var edit = ProjectModification()
    edit.title = "Bee"
    _ = try board.repository.update(TestBoard.id(2), edit)
    board.press("L")
    #expect(board.rows.contains { $0.contains("Bee") })
  }

  @Test("a failure stays until it is dismissed, whatever key does nothing")
  func failureStays() throws {
    let board = try TestBoard(TestCards.four)
    _ = try board.repository.delete(TestBoard.id(1))
    board.press("L")
    #expect(board.viewModel.message?.kind == .failure)
    board.press("x h k")
    #expect(board.viewModel.message?.kind == .failure)
    board.press("Esc")
    #expect(board.message == nil)
  }

  @Test(
    "where nothing can be saved, each key that leads to a change says why at once, and opens nothing",
    arguments: ["a", "o", "O", "e", "E", "@", "t", "!", "L", "J", "2", "3", "m", "d", "W"])
  func unwritable(key: String) throws {
    let store = RefusingRepository(try TestBoard(TestCards.four).repository)
    let fault = StoreFault(path: "/board", kind: .newer(version: 2))
    store.writeObstacle = fault
    let board = try TestBoard(repository: store)
    #expect(board.message == TestBoard.wording.text(fault))
    board.press("Esc")
    #expect(board.message == nil)
    board.press(key)
    #expect(board.message == TestBoard.wording.text(fault))
    #expect(board.viewModel.dialog == nil)
    #expect(board.request == nil)
    #expect(board.lanes == "A B | C | D")
    store.writeObstacle = nil
    board.press("Esc E")
    guard case .editBody = board.request else {
      Issue.record("no editor is asked for although the board can be saved again")
      return
    }
    board.press("! u")
    #expect(board.message?.hasPrefix("Undone") == true)
  }

  @Test("q and Ctrl-c close what is open, and quit when nothing is", arguments: ["q", "Ctrl-c"])
  func quitting(key: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("m \(key)")
    #expect(board.viewModel.dialog == nil)
    #expect(board.request == nil)
    board.press(key)
    #expect(board.request == .quit)
  }

  @Test("pages go by what the lane shows, and the selection stays in sight at every size")
  func pages() throws {
    let cards = (1...100).map { TestCards.card("Card \($0)", number: UInt64($0)) }
    let board = try TestBoard(cards, columns: 80, rows: 24)
    board.press("PgDn")
    #expect(board.selection == "Card 11")
    board.press("Ctrl-d")
    #expect(board.selection == "Card 16")
    board.press("G")
    for (columns, rows) in [(20, 5), (59, 20), (200, 60), (80, 24)] {
      board.resize(columns, rows)
      #expect(board.rows.contains { $0.contains("Card 100") }, "\(columns)x\(rows)")
    }
  }
}
