import Domain
import Presentation
import TestSupport
import Testing
import UseCases

@Suite("Small actions of the board")
struct SmallActionTests {
  @Test("o adds below the selected card, O above; the new card is selected")
  func addBeside() throws {
    let board = try TestBoard(TestCards.four)
    board.press("o")
    board.type("below")
    board.press("Enter")
    #expect(board.lanes == "A below B | C | D" && board.selection == "below")
    board.press("k O")
    board.type("above")
    board.press("Enter")
    #expect(board.lanes == "above A below B | C | D" && board.selection == "above")
    board.press("u u")
    #expect(board.lanes == "A B | C | D")
  }

  @Test("beside no card, a new one is the lane's first", arguments: ["o", "O"])
  func addToEmptyLane(key: String) throws {
    let board = try TestBoard()
    board.press(key)
    board.type("first")
    board.press("Enter")
    #expect(board.titles(.todo) == ["first"])
  }

  @Test("y sends the short id and the title to the clipboard, and says so")
  func copy() throws {
    let board = try TestBoard(TestCards.four)
    board.press("y")
    let text = "\(try board.useCase.shortIDs()[TestBoard.id(1)]) A"
    #expect(board.request == .copy(text))
    #expect(board.message == "Sent to the terminal's clipboard (OSC 52): \(text)")
    #expect(board.lanes == "A B | C | D")
  }

  @Test("y in an empty lane says that there is no card")
  func copyNothing() throws {
    let board = try TestBoard()
    board.press("y")
    #expect(board.request == nil && board.message == "There is no card here.")
  }

  @Test("z goes between roomy and compact")
  func density() throws {
    let board = try TestBoard(TestCards.four)
    board.press("z")
    #expect(board.viewModel.density == .compact)
    board.press("z")
    #expect(board.viewModel.density == .roomy)
  }
}

@Suite("The last change once more")
struct RepeatTests {
  @Test("a move", arguments: [("2", "B | A C | D", " | A B C | D"), ("L", "B | A C | D", "B | C | A D")])
  func move(key: String, once: String, twice: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press(key)
    #expect(board.lanes == once)
    board.press(".")
    // After 2 the selection stayed in TODO; after L it went along with the card.
    #expect(board.lanes == (key == "2" ? " | B A C | D" : twice))
  }

  @Test("a deletion")
  func delete() throws {
    let board = try TestBoard(TestCards.four)
    board.press("d .")
    #expect(board.lanes == " | C | D")
    board.press("u")
    #expect(board.lanes == "B | C | D")
  }

  @Test("a reordering")
  func reorder() throws {
    let board = try TestBoard(TestCards.lane(.todo, "A", "B", "C", from: 1))
    board.press("J .")
    #expect(board.titles(.todo) == ["B", "C", "A"])
  }

  @Test("a field that was edited, on the selected card and on marked ones")
  func edit() throws {
    let board = try TestBoard(TestCards.four)
    board.press("e Tab Tab Right Ctrl-s j .")
    let priorities = { try board.useCase.read(matching: .all).map(\.priority) }
    #expect(try priorities() == [.low, .low, .none, .none])
    board.press("l Space l Space .")
    #expect(try priorities() == [.low, .low, .low, .low])
    #expect(board.lanes == "A B | C | D" && board.viewModel.markCount == 0)
    board.press("u")
    #expect(try priorities() == [.low, .low, .none, .none])
  }

  @Test("adding is not repeated, and says why; nothing before the first change")
  func refusals() throws {
    let board = try TestBoard(TestCards.four)
    board.press(".")
    #expect(board.message == "There is no change to repeat yet.")
    board.press("a x Enter .")
    #expect(board.message == "Adding is not repeated: two cards would be the same.")
    #expect(board.lanes == "A B x | C | D")
  }

  @Test("a change that cannot be done here says why")
  func obstacle() throws {
    let board = try TestBoard(TestCards.four)
    board.press("2 l .")
    #expect(board.message == "It is in DOING already.")
  }
}

@Suite("The form of a lane")
struct LaneFormTests {
  @Test("sets title and limit, as one step that can be undone")
  func set() throws {
    let board = try TestBoard(TestCards.four)
    board.press("W")
    board.type("Backlog")
    board.press("Tab 1 Enter")
    #expect(board.viewModel.dialog == nil)
    #expect(board.viewModel.title(of: .todo) == "Backlog" && board.viewModel.wipLimit(of: .todo) == 1)
    board.press("u")
    #expect(board.viewModel.title(of: .todo) == "TODO" && board.viewModel.wipLimit(of: .todo) == nil)
  }

  @Test("empty fields give the lane its own name and no limit")
  func clear() throws {
    let settings = TestBoard.settings(lanes: [.todo: LaneSettings(title: "Backlog", wipLimit: 3)])
    let board = try TestBoard(TestCards.four, settings: settings)
    board.press("W Ctrl-u Tab Ctrl-u Enter")
    #expect(try board.useCase.settings().lanes.isEmpty)
  }

  @Test("what cannot be a limit is told; what was typed stays", arguments: ["x", "0", "10000", "-1"])
  func badLimit(text: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("W Tab")
    board.type(text)
    board.press("Enter")
    guard case .lane(let form) = board.viewModel.dialog else {
      Issue.record("the form is closed")
      return
    }
    #expect(form.error != nil && form.limit.text == text)
    board.press("Esc")
    #expect(board.viewModel.dialog == nil && board.viewModel.wipLimit(of: .todo) == nil)
  }

  @Test("nothing edited, nothing changed")
  func nothing() throws {
    let board = try TestBoard(TestCards.four)
    board.press("W Enter u")
    #expect(board.message == "There is nothing to undo.")
  }
}
