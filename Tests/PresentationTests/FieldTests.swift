import Domain
import Presentation
import TestSupport
import Testing

@Suite("One field edited in place")
struct FieldTests {
  private func card(_ board: TestBoard, _ number: UInt64 = 1) throws -> ProjectModel {
    try #require(try board.repository.read(id: TestBoard.id(number)))
  }

  @Test("@ sets the deadline, Enter saves, u takes it back")
  func deadline() throws {
    let board = try TestBoard(TestCards.four)
    board.press("@")
    board.type("2026-12-24")
    board.press("Enter")
    #expect(try card(board).deadline == TestBoard.day("2026-12-24"))
    #expect(board.message == "Edited “A”")
    board.press("u")
    #expect(try card(board) == TestCards.four[0])
  }

  @Test("an empty deadline and none take it off", arguments: ["", "none"])
  func noDeadline(text: String) throws {
    let board = try TestBoard([TestCards.card("A", number: 1, deadline: "2026-12-24")])
    board.press("@ Ctrl-u")
    board.type(text)
    board.press("Enter")
    #expect(try card(board).deadline == nil)
  }

  @Test("a day that does not exist is said, and what was typed stays")
  func badDeadline() throws {
    let board = try TestBoard(TestCards.four)
    board.press("@")
    board.type("2026-02-30")
    board.press("Enter")
    guard case .form(let form) = board.viewModel.dialog else {
      Issue.record("the field is closed")
      return
    }
    #expect(form.deadline.text == "2026-02-30")
    #expect(form.error?.contains("is no day") == true)
    board.press("Esc y")
    #expect(board.viewModel.dialog == nil)
    #expect(try card(board) == TestCards.four[0])
  }

  @Test("t sets the tags; Tab stays in the one field there is")
  func tags() throws {
    let board = try TestBoard(TestCards.four)
    board.press("t Tab")
    board.type("web 업무")
    board.press("Enter")
    #expect(try card(board).tags.map(\.name) == ["web", "업무"])
  }

  @Test("! goes through the priorities, one step each")
  func priority() throws {
    let board = try TestBoard(TestCards.four)
    for priority in [ProjectPriority.low, .medium, .high, .none, .low] {
      board.press("!")
      #expect(try card(board).priority == priority)
    }
    board.press("u")
    #expect(try card(board).priority == ProjectPriority.none)
  }

  @Test("with cards marked, all of them get it as one step")
  func marked() throws {
    let board = try TestBoard(TestCards.four)
    board.press("* !")
    #expect(try card(board, 1).priority == .low)
    #expect(try card(board, 2).priority == .low)
    board.press("* @")
    board.type("2027-01-01")
    board.press("Enter")
    #expect(try card(board, 2).deadline == TestBoard.day("2027-01-01"))
    board.press("u u")
    #expect(try card(board, 1) == TestCards.four[0])
    #expect(try card(board, 2) == TestCards.four[1])
  }

  @Test("what was edited in place can be done to another card with a dot")
  func again() throws {
    let board = try TestBoard(TestCards.four)
    board.press("! j .")
    #expect(try card(board, 2).priority == .low)
  }

  @Test("without a card they say so", arguments: ["@", "t", "!"])
  func noCard(key: String) throws {
    let board = try TestBoard([])
    board.press(key)
    #expect(board.message == "There is no card here.")
    #expect(board.viewModel.dialog == nil)
  }
}
