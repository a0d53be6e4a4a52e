import Domain
import TestSupport
import Testing
import UseCases

@Suite("Deleting, archiving, restoring, and the board's settings")
struct RemovingTests {
  @Test("Deleted cards are gone, in one step")
  func delete() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let outcome = try board.useCase.delete([.number(6), .number(1)])
    #expect(outcome.deed == ProjectDeed(kind: .deleted, cards: [.number(1), .number(6)], title: "A"))
    #expect(try board.lanes() == "B C | D E | ")
    #expect(try board.useCase.read(.number(1)) == nil)
  }

  @Test("A card that is named twice is deleted once")
  func deleteTwice() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try board.useCase.delete([.number(1), .number(1)]).deed?.cards == [.number(1)])
    #expect(try board.lanes() == "B C | D E | F")
    _ = try board.useCase.undo()
    #expect(try board.cards() == UseCaseBoard.six)
  }

  @Test("A card that is not there is told, and the others stay")
  func missing() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let ids = [UniqueID.number(1), .number(99)]
    #expect(throws: ProjectRepositoryError.noSuchCard(.number(99))) { try board.useCase.delete(ids) }
    #expect(throws: ProjectRepositoryError.noSuchCard(.number(99))) { try board.useCase.archive(ids) }
    #expect(throws: ProjectRepositoryError.noSuchCard(.number(99))) { try board.useCase.restore(ids) }
    #expect(try board.cards() == UseCaseBoard.six)
  }

  @Test("No cards is nothing to do")
  func none() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try board.useCase.delete([]) == .nothing)
    #expect(try board.useCase.archive([]) == .nothing)
    #expect(try board.useCase.restore([]) == .nothing)
  }

  @Test("Archived cards leave their lanes and keep all the rest; restored they stand where they stood")
  func archive() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let now = board.clock.next
    let outcome = try board.useCase.archive([.number(2), .number(4), .number(2)])
    #expect(outcome.deed == ProjectDeed(kind: .archived, cards: [.number(4), .number(2)], title: "D"))
    #expect(try board.lanes() == "A C | E | F")
    var expected = UseCaseBoard.card("B", number: 2)
    expected.archivedAt = now
    expected.updatedAt = now
    #expect(try board.card(.number(2)) == expected)

    let later = board.clock.next
    let restored = try board.useCase.restore([.number(2), .number(4)])
    #expect(restored.deed == ProjectDeed(kind: .restored, cards: [.number(4), .number(2)], title: "D"))
    #expect(try board.lanes() == "A B C | D E | F")
    expected.archivedAt = nil
    expected.updatedAt = later
    #expect(try board.card(.number(2)) == expected)
  }

  @Test("Archiving what is archived, and restoring what is not, is nothing to do")
  func archiveNothing() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try board.useCase.restore([.number(1)]) == .nothing)
    _ = try board.useCase.archive([.number(1)])
    let card = try board.card(.number(1))
    #expect(try board.useCase.archive([.number(1)]) == .nothing)
    #expect(try board.card(.number(1)) == card)
    #expect(try board.useCase.archive([.number(1), .number(2)]).deed?.cards == [.number(2)])
  }

  @Test("The board's settings are changed as entered, and taken back")
  func configure() throws {
    let board = UseCaseBoard()
    var edit = BoardModification()
    edit.name = " Home "
    edit.lanes[.doing] = .init(title: .set("Now"), wipLimit: .set(3))
    let outcome = try board.useCase.configure(edit)
    #expect(outcome.deed == ProjectDeed(kind: .configured, cards: [], title: "Work"))
    let settings = try board.useCase.settings()
    #expect(settings.name == "Home")
    #expect(settings.lanes == [.doing: LaneSettings(title: "Now", wipLimit: 3)])
    #expect(try board.useCase.configure(edit) == .nothing)
    _ = try board.useCase.undo()
    #expect(try board.useCase.settings() == BoardSettings(id: .number(0), name: "Work"))
  }

  @Test("Settings that break a rule are refused, and nothing is changed")
  func configureRefused() throws {
    let board = UseCaseBoard()
    var edit = BoardModification()
    edit.name = "Home"
    edit.lanes[.doing] = .init(wipLimit: .set(10_000))
    let error = ProjectRuleError.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: 10_000)
    #expect(throws: ProjectRepositoryError.invalid(error)) { try board.useCase.configure(edit) }
    #expect(try board.useCase.settings().name == "Work")
  }
}
