import Domain
import Presentation
import TestSupport
import Testing
import UseCases

@Suite("Marks")
struct MarkTests {
  private func letters() throws -> TestBoard {
    try TestBoard(
      TestCards.lane(.todo, "A", "B", "C", "D", "E", from: 1) + TestCards.lane(.doing, "X", "Y", from: 10)
        + TestCards.lane(.done, "Z", from: 20))
  }

  @Test("Space marks, goes on, and marks no more")
  func toggle() throws {
    let board = try letters()
    board.press("Space Space")
    #expect(board.viewModel.markCount == 2)
    #expect(board.selection == "C")
    board.press("k Space")
    #expect(board.viewModel.markCount == 1)
    #expect(board.viewModel.isMarked(at: 0, in: .todo) && !board.viewModel.isMarked(at: 1, in: .todo))
  }

  @Test("a move takes all marked cards as one step, in their order, and one undo brings them back")
  func move() throws {
    let board = try letters()
    board.press("j j Space k k k Space 2")
    #expect(board.lanes == "B D E | A C X Y | Z")
    #expect(board.selection == "B")
    #expect(board.viewModel.markCount == 0)
    #expect(board.message == "Moved 2 cards to DOING")
    board.press("u")
    #expect(board.lanes == "A B C D E | X Y | Z")
    board.press("U")
    #expect(board.lanes == "B D E | A C X Y | Z")
  }

  @Test("the selection goes to the next card that stays")
  func survivor() throws {
    let board = try letters()
    board.press("Space Space Space k d")
    #expect(board.lanes == "D E | X Y | Z")
    #expect(board.selection == "D")
  }

  @Test("marks hold across lanes, and by card when something else changes the board")
  func acrossLanes() throws {
    let board = try letters()
    board.press("Space l Space")
    _ = try board.useCase.delete([TestBoard.id(1)])
    board.press("r")
    #expect(board.viewModel.markCount == 1)
    board.press("h Space 3")
    #expect(board.lanes == "C D E | Y | B X Z")
  }

  @Test("carrying takes all marked cards to the lane beside the focused one; the selection goes along")
  func carry() throws {
    let board = try letters()
    board.press("Space Space k L")
    #expect(board.lanes == "C D E | A B X Y | Z")
    #expect(board.viewModel.focus == .doing && board.selection == "B")
  }

  @Test("a range is shown live, turns with the selection, and stays when it ends", arguments: ["V", "Esc"])
  func range(end: String) throws {
    let board = try letters()
    board.press("j V j j")
    #expect(board.viewModel.markCount == 3)
    board.press("k k k")
    #expect(board.viewModel.markCount == 2)
    #expect(board.viewModel.isMarked(at: 0, in: .todo) && !board.viewModel.isMarked(at: 2, in: .todo))
    board.press("\(end) G")
    #expect(board.viewModel.markCount == 2)
    board.press("d")
    #expect(board.lanes == "C D E | X Y | Z")
  }

  @Test("a range that was not ended is acted on, and ends in its lane")
  func openRange() throws {
    let board = try letters()
    board.press("V j 3")
    #expect(board.lanes == "C D E | X Y | A B Z")
    board.press("V j l")
    #expect(board.viewModel.markCount == 2)
    board.press("j")
    #expect(board.viewModel.markCount == 2)
  }

  @Test("Space ends a range, too")
  func spaceEndsRange() throws {
    let board = try letters()
    board.press("V j Space")
    #expect(board.viewModel.markCount == 2 && board.selection == "C")
    board.press("j j")
    #expect(board.viewModel.markCount == 2)
  }

  @Test("a thousand marked cards are moved by one step, in their order")
  func thousand() throws {
    let cards = (1...1_000).map { TestCards.card("\($0)", number: UInt64($0)) }
    let board = try TestBoard(cards)
    board.press("V G 3")
    #expect(board.titles(.done) == (1...1_000).map(String.init))
    board.press("u")
    #expect(board.titles(.todo) == (1...1_000).map(String.init) && board.titles(.done).isEmpty)
  }

  @Test("the star marks what the lane shows, and takes the marks away again")
  func inSight() throws {
    let cards = (1...40).map { TestCards.card("Card \($0)", number: UInt64($0)) }
    let board = try TestBoard(cards, columns: 80, rows: 24)
    board.press("*")
    #expect(board.viewModel.markCount == 10)
    board.press("*")
    #expect(board.viewModel.markCount == 0)
  }

  @Test("Esc clears the marks after the range")
  func clear() throws {
    let board = try letters()
    board.press("Space V j Esc")
    #expect(board.viewModel.markCount == 3)
    board.press("Esc")
    #expect(board.viewModel.markCount == 0)
  }

  @Test("what is open closes before marks are cleared")
  func dialogFirst() throws {
    let board = try letters()
    board.press("Space ? Esc")
    #expect(board.viewModel.markCount == 1)
  }

  @Test("reordering with marks is refused, and says why", arguments: ["J", "K"])
  func reorder(key: String) throws {
    let board = try letters()
    board.press("j Space \(key)")
    #expect(board.lanes == "A B C D E | X Y | Z")
    #expect(board.message == "With cards marked the order stays. Esc clears the marks.")
  }

  @Test("the move menu offers the lanes that marked cards can go to")
  func menu() throws {
    let board = try letters()
    board.press("Space l Space m Enter")
    #expect(board.lanes == "X A B C D E | Y | Z")
    board.press("u")
    #expect(board.lanes == "A B C D E | X Y | Z")
  }

  @Test("moving marks to the lane that they are all in is refused")
  func alreadyThere() throws {
    let board = try letters()
    board.press("Space Space l 1")
    #expect(board.message == "It is in TODO already.")
    #expect(board.viewModel.markCount == 2)
  }
}

@Suite("Deleting many cards asks")
struct DeleteQuestionTests {
  private func many(_ count: Int) throws -> TestBoard {
    let board = try TestBoard((1...count + 1).map { TestCards.card("Card \($0)", number: UInt64($0)) })
    board.press("V G k V d")
    return board
  }

  @Test("twenty do not")
  func twenty() throws {
    #expect(try many(20).titles(.todo).count == 1)
  }

  @Test("more do: n and Esc keep them and their marks", arguments: ["n", "Esc"])
  func no(key: String) throws {
    let board = try many(21)
    #expect(board.viewModel.inputContext == .question)
    board.press(key)
    #expect(board.titles(.todo).count == 22)
    #expect(board.viewModel.markCount == 21)
  }

  @Test("other keys do not answer")
  func otherKeys() throws {
    let board = try many(21)
    board.press("d Enter Space")
    #expect(board.viewModel.dialog != nil && board.titles(.todo).count == 22)
  }

  @Test("y deletes them as one step")
  func yes() throws {
    let board = try many(21)
    board.press("y")
    #expect(board.titles(.todo) == ["Card 22"])
    board.press("u")
    #expect(board.titles(.todo).count == 22)
  }
}
