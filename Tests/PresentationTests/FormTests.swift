import Domain
import Presentation
import TestSupport
import Testing

@Suite("The form")
struct FormTests {
  private func card(_ board: TestBoard, _ number: UInt64 = 1) throws -> ProjectModel {
    try #require(try board.repository.read(id: TestBoard.id(number)))
  }

  private func form(_ board: TestBoard) throws -> ProjectEditorViewModel {
    guard case .form(let form) = board.viewModel.dialog else { throw FormIsClosed() }
    return form
  }

  private struct FormIsClosed: Error {}

  @Test("all fields, in the order of Tab, saved with Ctrl-s")
  func allFields() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e")
    board.type(" 한글")
    board.press("Tab")
    board.type("2026-12-24")
    board.press("Tab Right Right Tab")
    board.type("#web 업무, x")
    board.press("Tab")
    board.type("first")
    board.press("Tab")
    board.type("one")
    board.press("Enter")
    board.type("two")
    board.press("Ctrl-s")
    let saved = try card(board)
    #expect(saved.title == "A 한글")
    #expect(saved.deadline == TestBoard.day("2026-12-24"))
    #expect(saved.priority == .medium)
    #expect(saved.tags.map(\.name) == ["web", "업무", "x"])
    #expect(saved.checklist == [ProjectChecklistItem(text: "first")])
    #expect(saved.body == "one\ntwo")
    #expect(board.viewModel.dialog == nil)
    #expect(board.message == "Edited “A 한글”")
    #expect(board.lanes == "A 한글 B | C | D")
    board.press("u")
    #expect(try card(board) == TestCards.four[0])
  }

  @Test("Enter on the title saves; the title opens with the cursor at its end")
  func enter() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e")
    board.type("!")
    board.press("Enter")
    #expect(board.titles(.todo) == ["A!", "B"])
  }

  @Test("nothing changed: Esc closes at once, and Enter writes nothing")
  func unchanged() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e Esc")
    #expect(board.viewModel.dialog == nil)
    board.press("e Enter u")
    #expect(board.message == "There is nothing to undo.")
  }

  @Test("something changed: Esc asks")
  func asks() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e x Esc")
    #expect(try form(board).asksToClose)
    board.press("n")
    #expect(try !form(board).asksToClose)
    #expect(try form(board).title.text == "Ax")
    board.press("Esc Esc")
    #expect(try !form(board).asksToClose)
    board.press("Esc y")
    #expect(board.viewModel.dialog == nil)
    #expect(board.titles(.todo) == ["A", "B"])
  }

  @Test(
    "what breaks a rule is said in the form, and everything typed stays",
    arguments: [
      ("Ctrl-u", "", "the title is empty"),
      ("", String(repeating: "x", count: 500), "the title has 501 characters: at most 500 are allowed"),
      ("Tab", "2026-02-30", "“2026-02-30” is no day"), ("Tab", "soon", "“soon” is no day"),
      ("Tab Tab Tab", "a!b", "“a!b” is no tag"),
      ("Tab Tab Tab", String(repeating: "t", count: 65), "the tag has 65 characters: at most 64 are allowed"),
    ])
  func refused(keys: String, text: String, reason: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("e \(keys)")
    board.type(text)
    board.press("Ctrl-s")
    #expect(try form(board).error?.contains(reason) == true)
    let fields = try [form(board).title.text, form(board).deadline.text, form(board).tags.text]
    #expect(fields.contains { $0.hasSuffix(text) })
    #expect(try card(board) == TestCards.four[0])
  }

  @Test("a deadline is taken off by emptying its field")
  func clearDeadline() throws {
    let board = try TestBoard([TestCards.card("A", number: 1, deadline: "2026-12-24")])
    board.press("e Tab Ctrl-u Ctrl-s")
    #expect(try card(board).deadline == nil)
  }

  @Test("only the fields that were edited are saved: what changed meanwhile stays")
  func merge() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e")
    board.type("!")
    var edit = ProjectModification()
    edit.deadline = .set(TestBoard.day("2027-01-01"))
    _ = try board.repository.update(TestBoard.id(1), edit)
    board.press("Enter")
    #expect(try card(board).title == "A!")
    #expect(try card(board).deadline == TestBoard.day("2027-01-01"))
  }

  @Test("a card that is gone when the form is saved comes back with the edit, and u takes it away again")
  func gone() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e")
    board.type("!")
    _ = try board.repository.delete(TestBoard.id(1))
    board.press("Enter")
    #expect(board.titles(.todo) == ["B", "A!"])
    #expect(board.message == "Restored “A!”")
    #expect(try card(board).history == TestCards.four[0].history)
    board.press("u")
    #expect(board.lanes == "B | C | D")
  }

  @Test("the screen can be suspended and drawn again from any field")
  func suspend() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e Ctrl-z")
    #expect(board.request == .suspend)
    board.press("Tab Tab Ctrl-l")
    #expect(board.request == .redraw)
    #expect(try form(board).title.text == "A")
  }

  @Test("up and down in the body go by the lines that are seen")
  func bodyLines() throws {
    let board = try TestBoard([TestCards.card("A", number: 1, body: "first\nsecond\nthird")])
    board.press("e Tab Tab Tab Tab Tab Up Up")
    board.type("X")
    board.press("Ctrl-s")
    #expect(try card(board).body == "firstX\nsecond\nthird")
  }
}
