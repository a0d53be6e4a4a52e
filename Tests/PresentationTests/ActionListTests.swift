import Presentation
import TestSupport
import Testing

@Suite("The list of actions")
struct ActionListTests {
  private func list(_ board: TestBoard) -> ActionListViewModel? {
    guard case .actions(let list) = board.viewModel.dialog else { return nil }
    return list
  }

  @Test("it has what works here, and only that")
  func contents() throws {
    let board = try TestBoard(TestCards.four)
    board.press("?")
    let actions = try #require(list(board)).entries.map(\.action)
    #expect(actions.contains(.edit) && actions.contains(.carryRight))
    #expect(!actions.contains(.carryLeft) && !actions.contains(.undo) && !actions.contains(.moveToTodo))
  }

  @Test("typing filters, Enter runs")
  func run() throws {
    let board = try TestBoard(TestCards.four)
    board.press("?")
    board.type("done")
    #expect(list(board)?.entries.first?.action == .moveToDone)
    board.press("Enter")
    #expect(board.viewModel.dialog == nil)
    #expect(board.lanes == "B | C | A D")
  }

  @Test("the list of all says why an action does not work here, and so does running it")
  func all() throws {
    let board = try TestBoard(TestCards.four)
    board.press(":")
    #expect(list(board)?.entries.count == Action.allCases.count)
    board.type("undo")
    #expect(list(board)?.selected?.obstacle == "There is nothing to undo.")
    board.press("Enter")
    #expect(list(board) == nil && board.message == "There is nothing to undo.")
  }

  @Test(
    "letters in order are enough; starts of words come first",
    arguments: [
      ("cpl", Action.carryLeft), ("wwh", .actionsHere), ("mtd", .moveToDoing), ("comp", .density), ("gg", .firstCard),
    ])
  func fuzzy(text: String, action: Action) throws {
    let board = try TestBoard(TestCards.four)
    board.press(":")
    board.type(text)
    #expect(list(board)?.entries.first?.action == action)
  }

  @Test("down and up choose, and stop at the ends")
  func choose() throws {
    let board = try TestBoard(TestCards.four)
    board.press("? Up")
    #expect(list(board)?.selectedIndex == 0)
    board.press("Down Down")
    #expect(list(board)?.selectedIndex == 2)
    board.press("Esc")
    #expect(list(board) == nil)
  }

  @Test("nothing fits: Enter closes and does nothing")
  func nothing() throws {
    let board = try TestBoard(TestCards.four)
    board.press("?")
    board.type("zzz")
    board.press("Enter")
    #expect(list(board) == nil)
    #expect(board.lanes == "A B | C | D")
  }

  @Test("quitting from the list quits")
  func quit() throws {
    let board = try TestBoard(TestCards.four)
    board.press("?")
    board.type("quit")
    board.press("Enter")
    #expect(board.request == .quit)
  }
}
