import Domain
import Presentation
import TestSupport
import Testing

@Suite("Adding a card")
struct QuickAddTests {
  @Test("a card goes to the end of the lane and is selected")
  func add() throws {
    let board = try TestBoard(TestCards.four)
    board.press("a")
    board.type("이연국수 예약")
    board.press("Enter")
    #expect(board.titles(.todo) == ["A", "B", "이연국수 예약"])
    #expect(board.selection == "이연국수 예약")
    #expect(board.message == "Added “이연국수 예약”")
  }

  @Test("it goes to the lane that has the focus, and u takes it back")
  func lane() throws {
    let board = try TestBoard(TestCards.four)
    board.press("l a")
    board.type("X")
    board.press("Enter")
    #expect(board.lanes == "A B | C X | D")
    board.press("u")
    #expect(board.lanes == "A B | C | D")
    #expect(board.selection == "C")
  }

  @Test("every printable key is text")
  func printable() throws {
    let board = try TestBoard([])
    board.press("a")
    let text = String((0x21..<0x7F).map { Character(Unicode.Scalar($0)) }) + " é한👍"
    board.type(text)
    board.press("Enter")
    #expect(board.titles(.todo) == [text])
  }

  @Test("Esc and Ctrl-c close it without a card", arguments: ["Esc", "Ctrl-c"])
  func leave(key: String) throws {
    let board = try TestBoard([])
    board.press("a")
    board.type("x")
    board.press(key)
    #expect(board.viewModel.dialog == nil)
    #expect(board.lanes == " |  | ")
    #expect(board.request == nil)
  }

  @Test(
    "what cannot be a title is said, and the text stays",
    arguments: [
      ("", "the title is empty"), ("   ", "the title is empty"),
      (String(repeating: "가", count: 501), "the title has 501 characters: at most 500 are allowed"),
    ])
  func refused(text: String, reason: String) throws {
    let board = try TestBoard([])
    board.press("a")
    board.type(text)
    board.press("Enter")
    guard case .quickAdd(let line) = board.viewModel.dialog else {
      Issue.record("the line is closed")
      return
    }
    #expect(line.editor.text == text)
    #expect(line.error?.contains(reason) == true)
    #expect(board.lanes == " |  | ")
    board.press("Esc")
    #expect(board.viewModel.dialog == nil)
  }

  @Test("control characters in a paste are left out, and that is said")
  func pasteControls() throws {
    let board = try TestBoard([])
    board.press("a")
    board.paste("\u{1B}[31mred\u{7}")
    guard case .quickAdd(let line) = board.viewModel.dialog else {
      Issue.record("the line is closed")
      return
    }
    #expect(line.editor.text == "[31mred")
    #expect(line.error == "2 control characters were left out of the paste.")
  }

  @Test("a paste larger than any text may be is refused, and that is said")
  func pasteTooMuch() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e Shift-Tab")
    board.paste(String(repeating: "x", count: 1_000_001))
    guard case .form(let form) = board.viewModel.dialog else {
      Issue.record("the form is closed")
      return
    }
    #expect(form.body.text == "")
    #expect(form.error?.contains("1000001 bytes") == true)
  }

  @Test("pasted text becomes one line where that is the answer")
  func paste() throws {
    let board = try TestBoard([])
    board.press("a")
    board.paste("one\r\ntwo\nthree\rfour")
    board.press("n Enter")
    #expect(board.titles(.todo) == ["one two three four"])
  }
}
