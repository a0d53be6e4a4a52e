import Domain
import TestSupport
import Testing
import UseCases

@Suite("The same edit of several cards")
struct EditingManyTests {
  private static func priority(_ priority: ProjectPriority) -> ProjectModification {
    var edit = ProjectModification()
    edit.priority = .set(priority)
    return edit
  }

  @Test("It is one step, in the order of the board; one undo takes it back")
  func oneStep() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let before = try board.cards()
    let outcome = try board.useCase.update([.number(3), .number(1)], by: Self.priority(.high))
    #expect(outcome.deed?.cards == [.number(1), .number(3)])
    #expect(try Set(board.cards().filter { $0.priority == .high }.map(\.id)) == [.number(1), .number(3)])
    _ = try board.useCase.undo()
    #expect(try board.cards() == before)
  }

  @Test("Cards that have it already are left alone, with their time of change")
  func alreadySo() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let before = try board.cards()
    #expect(try board.useCase.update([.number(1)], by: Self.priority(.none)) == .nothing)
    #expect(try board.cards() == before)
    #expect(!board.useCase.canUndo)
  }

  @Test("A card that is gone, or a value that breaks a rule, changes none")
  func refused() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let before = try board.cards()
    #expect(throws: ProjectRepositoryError.self) {
      try board.useCase.update([.number(1), .number(77)], by: Self.priority(.low))
    }
    var edit = ProjectModification()
    edit.title = " "
    #expect(throws: ProjectRepositoryError.self) { try board.useCase.update([.number(1)], by: edit) }
    #expect(try board.cards() == before)
  }
}
