import Domain
import Presentation
import TestSupport
import Testing

@Suite("The checklist in the form")
struct ChecklistFieldTests {
  private static let items = ["one", "two", "three"].map { ProjectChecklistItem(text: $0, isDone: $0 == "two") }

  /// A board on whose only card the form is open, the keys on the first row of its checklist.
  private func board(_ items: [ProjectChecklistItem] = items, columns: Int = 80, rows: Int = 24) throws -> TestBoard {
    let board = try TestBoard([TestCards.card("A", number: 1, checklist: items)], columns: columns, rows: rows)
    board.press("e Tab Tab Tab Tab")
    return board
  }

  private func card(_ board: TestBoard) throws -> ProjectModel {
    try #require(try board.repository.read(id: TestBoard.id(1)))
  }

  /// The saved items, a cross before those that are done.
  private func saved(_ board: TestBoard) throws -> [String] {
    board.press("Ctrl-s")
    #expect(board.viewModel.dialog == nil)
    return try card(board).checklist.map { ($0.isDone ? "x " : "") + $0.text }
  }

  private func form(_ board: TestBoard) throws -> ProjectEditorViewModel {
    guard case .form(let form) = board.viewModel.dialog else { throw FormIsClosed() }
    return form
  }

  private struct FormIsClosed: Error {}

  @Test("Enter on the last row adds an item, and Enter in an item one below it")
  func add() throws {
    let board = try board([])
    board.press("Enter")
    board.type("one")
    board.press("Enter")
    board.type("three")
    board.press("Up Enter")
    board.type("두 번째")
    #expect(try saved(board) == ["one", "두 번째", "three"])
    board.press("u")
    #expect(try card(board).checklist == [])
  }

  @Test("typing on the last row begins an item; every printable key is text")
  func type() throws {
    let board = try board([])
    let text = String((0x21..<0x7F).map { Character(Unicode.Scalar($0)) })
    board.type(text)
    #expect(try saved(board) == [text])
  }

  @Test("an item is renamed in place")
  func rename() throws {
    let board = try board()
    board.press("Down Ctrl-u")
    board.type("zwei")
    #expect(try saved(board) == ["one", "x zwei", "three"])
  }

  @Test("Ctrl-x and Ctrl-Space check and uncheck", arguments: ["Ctrl-x", "Ctrl-Space"])
  func toggle(key: String) throws {
    let board = try board()
    board.press("\(key) Down \(key)")
    #expect(try saved(board) == ["x one", "two", "three"])
  }

  @Test("items are moved with Alt or Shift and the arrows, and the keys go along", arguments: ["Alt", "Shift"])
  func reorder(modifier: String) throws {
    let board = try board()
    board.press("\(modifier)-Down \(modifier)-Down \(modifier)-Down")
    board.type("!")
    board.press("Up Up \(modifier)-Up \(modifier)-Down")
    #expect(try saved(board) == ["three", "x two", "one!"])
  }

  @Test("Alt-Delete takes an item off, Backspace an empty one; on the last row neither does anything")
  func remove() throws {
    let board = try board()
    board.press("Alt-Delete")
    #expect(try form(board).checklist.items.map(\.text.text) == ["two", "three"])
    board.press("Down Ctrl-u Backspace Backspace")
    #expect(try form(board).checklist.items.map(\.text.text) == ["tw"])
    board.press("Down Alt-Delete Ctrl-x Backspace Alt-Up")
    #expect(try saved(board) == ["x tw"])
  }

  @Test("an empty item is no item")
  func empty() throws {
    let board = try board()
    board.press("Enter Enter Shift-Tab Up Ctrl-u Space Space")
    #expect(try saved(board) == ["one", "x two"])
  }

  @Test("up and down go from item to item, and out to the fields above and below")
  func leave() throws {
    let board = try board()
    board.press("Up")
    #expect(try form(board).focus == .tags)
    board.press("Down Down Down Down")
    #expect(try form(board).checklist.isOnAddingRow)
    board.press("Down")
    #expect(try form(board).focus == .body)
    board.press("Shift-Tab PgUp")
    #expect(try form(board).checklist.row == 0)
    board.press("PgDn")
    #expect(try form(board).focus == .checklist)
    #expect(try form(board).checklist.isOnAddingRow)
    board.press("Tab")
    #expect(try form(board).focus == .body)
  }

  @Test("Enter in an empty item goes on to the body")
  func endList() throws {
    let board = try board([])
    board.press("Enter Enter")
    #expect(try form(board).focus == .body)
  }

  @Test(
    "several pasted lines are that many items, without the marks of a list",
    arguments: [
      ("a\nb", ["a", "b"]), ("- a\r\n* b\r\n\r\n+ c\r\n", ["a", "b", "c"]),
      ("- [ ] a\n- [x] b\n  - [X] c", ["a", "x b", "x c"]),
      ("[link](x)\n-5 degrees\n[x]y", ["[link](x)", "-5 degrees", "[x]y"]),
      ("- \n- [ ]\na\tb\n\u{7}c", ["a b", "c"]),
    ])
  func paste(text: String, items: [String]) throws {
    let board = try board([])
    board.paste(text)
    #expect(try saved(board) == items)
  }

  @Test("a list is pasted behind the item with the keys, in the place of an empty one; one line goes into the item")
  func pastePlace() throws {
    let board = try board()
    board.paste("x\ny")
    #expect(try form(board).checklist.items.map(\.text.text) == ["one", "x", "y", "two", "three"])
    board.press("Ctrl-u")
    board.paste("p\nq")
    board.paste(" r\n")
    #expect(try saved(board) == ["one", "x", "p", "q r", "x two", "three"])
  }

  @Test("an item more than allowed is refused at once, typed, added or pasted")
  func limit() throws {
    let full = (1...500).map { ProjectChecklistItem(text: "\($0)") }
    let board = try board(full)
    let reason = "there are 501 checklist items: at most 500 are allowed"
    board.press("Enter")
    #expect(try form(board).error?.contains(reason) == true)
    board.press("Up Down")
    #expect(try form(board).error == nil)
    board.paste("a\nb")
    #expect(try form(board).error?.contains("there are 502 checklist items") == true)
    board.press("Tab Shift-Tab x")
    #expect(try form(board).error?.contains(reason) == true)
    #expect(try form(board).checklist.items.count == 500)
  }

  @Test("an item that is too long is told when it is saved, and stays")
  func longItem() throws {
    let board = try board()
    board.type(String(repeating: "가", count: 500))
    board.press("Ctrl-s")
    #expect(try form(board).error?.contains("has 503 characters: at most 500 are allowed") == true)
    #expect(try form(board).checklist.items[0].text.text.count == 503)
  }

  @Test("a pasted file is refused with its size")
  func hugePaste() throws {
    let board = try board([])
    board.paste("a\n" + String(repeating: "x", count: 1_000_001))
    #expect(try form(board).error?.contains("1000002 bytes") == true)
  }

  @Test("what a newer version has put on an item stays, and an untouched checklist is not saved")
  func keepsUnknown() throws {
    let field = OpaqueField(name: "\"color\"", value: "7")
    let board = try board([ProjectChecklistItem(text: "one", unknownFields: [field])])
    board.press("Ctrl-x")
    board.type("!")
    #expect(try saved(board) == ["x one!"])
    #expect(try card(board).checklist[0].unknownFields == [field])
    board.press("u e Tab Tab Tab Tab Ctrl-x Ctrl-x Esc")
    #expect(board.viewModel.dialog == nil)
  }

  @Test("Esc asks when only the checklist was changed")
  func asks() throws {
    let board = try board()
    board.press("Ctrl-x Esc")
    #expect(try form(board).asksToClose)
  }
}
