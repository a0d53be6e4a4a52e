import Domain
import Presentation
import TestSupport
import Testing

@Suite("Several lines pasted into quick add")
struct QuickAddPasteTests {
  private func line(_ board: TestBoard) throws -> QuickAddViewModel {
    guard case .quickAdd(let line) = board.viewModel.dialog else { throw LineIsClosed() }
    return line
  }

  private struct LineIsClosed: Error {}

  @Test("y makes a card of each line, as one step that u takes back")
  func cards() throws {
    let board = try TestBoard(TestCards.four)
    board.press("a")
    board.paste("- one\r\n- [x] 두 번째\r\n\r\n  three\r\n")
    board.press("y")
    #expect(board.lanes == "A B one 두 번째 three | C | D")
    #expect(board.message == "Added 3 cards")
    #expect(board.selection == "one")
    board.press("u")
    #expect(board.lanes == "A B | C | D")
  }

  @Test("beside a card they keep their order", arguments: [("o", "A x y z B"), ("O", "x y z A B")])
  func beside(key: String, lane: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press(key)
    board.paste("x\ny\nz")
    board.press("y")
    #expect(board.lanes == "\(lane) | C | D")
  }

  @Test("n and Esc make one line of them, which is not added yet", arguments: ["n", "Esc"])
  func join(key: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("a")
    board.paste("one\ntwo\n")
    board.press(key)
    #expect(try line(board).editor.text == "one two")
    #expect(board.titles(.todo) == ["A", "B"])
    board.press("Enter")
    #expect(board.titles(.todo) == ["A", "B", "one two"])
  }

  @Test("what stands in the line already goes to the first and the last card")
  func around() throws {
    let board = try TestBoard([])
    board.press("a")
    board.type("pay !")
    board.press("Left")
    board.paste("the rent\nthe phone")
    board.press("y")
    #expect(board.titles(.todo) == ["pay the rent", "the phone!"])
  }

  @Test("one line is text as ever, with its line end or without", arguments: ["one", "one\n", "\n\none\n"])
  func oneLine(text: String) throws {
    let board = try TestBoard([])
    board.press("a")
    board.paste(text)
    #expect(try line(board).offer == nil)
    #expect(try line(board).editor.text == "one")
  }

  @Test("a line that is no title is told; nothing is added, and it still asks")
  func refused() throws {
    let board = try TestBoard(TestCards.four)
    board.press("a")
    board.paste("one\n" + String(repeating: "x", count: 501))
    board.press("y")
    #expect(try line(board).error?.contains("has 501 characters") == true)
    #expect(board.titles(.todo) == ["A", "B"])
    #expect(try line(board).offer?.titles.first == "one")
    board.press("Esc")
    #expect(try line(board).editor.text.hasPrefix("one xxx"))
  }

  @Test("while it asks no other key and no other paste does anything")
  func asking() throws {
    let board = try TestBoard(TestCards.four)
    board.press("a")
    board.paste("one\ntwo")
    board.paste("three\nfour")
    board.press("x Enter Tab")
    #expect(try line(board).offer?.titles == ["one", "two"])
    #expect(try line(board).editor.text == "")
  }

  @Test("a file pasted by mistake is refused with its size")
  func hugePaste() throws {
    let board = try TestBoard([])
    board.press("a")
    board.paste(String(repeating: "line\n", count: 200_001))
    #expect(try line(board).offer == nil)
    #expect(try line(board).error?.contains("at most 1000000 are allowed") == true)
  }

  @Test("a control character is left out, and nothing of it is lost silently when the lines are joined")
  func controls() throws {
    let board = try TestBoard([])
    board.press("a")
    board.paste("one\u{7}\ntwo")
    board.press("n")
    #expect(try line(board).editor.text == "one two")
    #expect(try line(board).error == "1 control character was left out of the paste.")
  }
}
