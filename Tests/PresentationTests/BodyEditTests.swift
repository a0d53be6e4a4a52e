import Domain
import Presentation
import TestSupport
import Testing

@Suite("The body through an editor and back")
struct BodyEditTests {
  private static let path = "/tmp/trilane-1/a.md"

  private func board(body: String = "before") throws -> TestBoard {
    try TestBoard([TestCards.card("A", number: 1, body: body), TestCards.card("B", number: 2)])
  }

  private func request(_ board: TestBoard) throws -> BodyEdit {
    guard case .editBody(let edit) = board.request else { throw NothingAsked() }
    return edit
  }

  private struct NothingAsked: Error {}

  private func body(_ board: TestBoard) throws -> String? {
    try board.repository.read(id: TestBoard.id(1))?.body
  }

  /// Presses E and lets the editor come back with a text; tells whether its file may go.
  private func edit(_ board: TestBoard, to text: String, meanwhile: (TestBoard) throws -> Void = { _ in }) throws
    -> Bool
  {
    board.press("E")
    let edit = try request(board)
    try meanwhile(board)
    return board.viewModel.finish(edit, with: BodyEditResult(text: .success(text), keptPath: Self.path))
  }

  @Test(
    "the text is saved as one step; the line end that editors add is not part of it",
    arguments: [
      ("before", "after\n", "after"), ("before\n", "after\n", "after\n"), ("", "a\r\nb\r\n", "a\nb"),
      ("before", "", ""), ("before", "a\n\n", "a\n"),
    ])
  func saves(before: String, text: String, after: String) throws {
    let board = try board(body: before)
    #expect(try edit(board, to: text))
    #expect(try body(board) == after)
    #expect(board.message == "Edited “A”")
    board.press("u")
    #expect(try body(board) == before)
  }

  @Test("no change is no step")
  func unchanged() throws {
    let board = try board()
    #expect(try edit(board, to: "before\n"))
    #expect(board.message == "Nothing was changed.")
    board.press("u")
    #expect(board.message == "There is nothing to undo.")
  }

  @Test("other fields that were changed meanwhile stay")
  func merge() throws {
    let board = try board()
    let isSaved = try edit(board, to: "after") { board in
      var edit = ProjectModification()
      edit.title = "A!"
      _ = try board.repository.update(TestBoard.id(1), edit)
    }
    #expect(isSaved)
    #expect(try body(board) == "after")
    #expect(board.titles(.todo) == ["A!", "B"])
  }

  @Test("a body that was changed meanwhile is not written over, and the text is kept")
  func overtaken() throws {
    let board = try board()
    let isSaved = try edit(board, to: "after") { board in
      var edit = ProjectModification()
      edit.body = .set("theirs")
      _ = try board.repository.update(TestBoard.id(1), edit)
    }
    #expect(!isSaved)
    #expect(try body(board) == "theirs")
    #expect(
      board.message == "Your text is kept in \(Self.path): The body was changed by something else meanwhile.")
  }

  @Test("a card that is gone meanwhile stays gone, and the text is kept")
  func gone() throws {
    let board = try board()
    #expect(try !edit(board, to: "after") { _ = try $0.repository.delete(TestBoard.id(1)) })
    #expect(board.titles(.todo) == ["B"])
    #expect(board.message?.hasPrefix("Your text is kept in \(Self.path): ") == true)
  }

  @Test(
    "what breaks a rule is kept and told",
    arguments: [(String(repeating: "x", count: 100_001), "100001 characters"), ("a\u{7}b", "control character U+0007")])
  func refused(text: String, reason: String) throws {
    let board = try board()
    #expect(try !edit(board, to: text))
    #expect(board.message?.contains(reason) == true)
    #expect(board.message?.contains(Self.path) == true)
    #expect(try body(board) == "before")
  }

  @Test("an editor that failed is told; its message stays until it is dismissed")
  func failed() throws {
    let board = try board()
    board.press("E")
    let fault = BodyEditFault.exited(command: "vi", status: 3)
    let edit = try request(board)
    #expect(board.viewModel.finish(edit, with: BodyEditResult(text: .failure(fault), keptPath: nil)))
    board.press("j k")
    #expect(board.message == "the editor “vi” ended with status 3; nothing was saved.")
    #expect(!board.viewModel.finish(edit, with: BodyEditResult(text: .failure(fault), keptPath: Self.path)))
    #expect(board.message?.hasPrefix("Your text is kept in \(Self.path): the editor “vi”") == true)
    board.press("Esc")
    #expect(board.message == nil)
  }

  @Test("an open card is edited in the editor too, and stays open")
  func cardView() throws {
    let board = try board()
    board.press("Enter")
    #expect(try edit(board, to: "after"))
    guard case .card = board.viewModel.dialog else {
      Issue.record("the card is closed")
      return
    }
    #expect(try body(board) == "after")
  }

  @Test("an empty lane has nothing to edit")
  func noCard() throws {
    let board = try TestBoard([])
    board.press("E")
    #expect(board.request == nil)
    #expect(board.message == "There is no card here.")
  }

  @Test("what the editor gets is the body as it is now")
  func fresh() throws {
    let board = try board()
    var edit = ProjectModification()
    edit.body = .set("newer")
    _ = try board.repository.update(TestBoard.id(1), edit)
    board.press("r E")
    #expect(try request(board).text == "newer")
    #expect(try request(board).title == "A")
  }
}
