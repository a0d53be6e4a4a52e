import Domain
import TestSupport
import Testing
import UseCases

@Suite("Moving and reordering cards")
struct MovingTests {
  @Test(
    "Cards that move together keep the order of the board, in whatever order they are named",
    arguments: [
      ([1, 2, 3], ProjectPlace.top, " | A B C D E | F"), ([3, 1, 2], .top, " | A B C D E | F"),
      ([3, 2, 1], .bottom, " | D E A B C | F"), ([6, 1], .top, "B C | A F D E | "), ([2], .top, "A C | B D E | F"),
      ([2], .bottom, "A C | D E B | F"),
    ])
  func order(numbers: [Int], place: ProjectPlace, lanes: String) throws {
    let board = UseCaseBoard(UseCaseBoard.six, placeOfMovedCard: place)
    _ = try board.useCase.changeState(of: numbers.map(UniqueID.number), to: .doing)
    #expect(try board.lanes() == lanes)
  }

  @Test("The state is recorded at one time for all, and it is told what was moved")
  func recorded() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let now = board.clock.next
    let outcome = try board.useCase.changeState(of: [.number(3), .number(1)], to: .done)
    #expect(outcome.deed == ProjectDeed(kind: .moved(to: .done), cards: [.number(1), .number(3)], title: "A"))
    for number in [1, 3] {
      let card = try #require(try board.card(.number(number)))
      #expect(card.history.last == .init(state: .done, at: now))
      #expect(card.updatedAt == now)
    }
  }

  @Test("Cards that are there already stay where they are")
  func alreadyThere() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let outcome = try board.useCase.changeState(of: [.number(5), .number(2)], to: .doing)
    #expect(outcome.deed?.cards == [.number(2)])
    #expect(try board.lanes() == "A C | B D E | F")
    #expect(try board.useCase.changeState(of: [.number(4), .number(5)], to: .doing) == .nothing)
    #expect(try board.useCase.changeState(of: [], to: .doing) == .nothing)
  }

  @Test("A card that is named twice moves once")
  func twice() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let outcome = try board.useCase.changeState(of: [.number(1), .number(1)], to: .done)
    #expect(outcome.deed?.cards == [.number(1)])
    #expect(try board.lanes() == "B C | D E | A F")
    #expect(try board.card(.number(1))?.history.count == 2)
  }

  @Test("A card that is not there is told, and the others stay too")
  func missing() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(throws: ProjectRepositoryError.noSuchCard(.number(99))) {
      try board.useCase.changeState(of: [.number(1), .number(99)], to: .done)
    }
    #expect(try board.cards() == UseCaseBoard.six)
  }

  @Test(
    "A card is reordered in its lane; the time of its last change stays",
    arguments: [
      (1, ProjectPlace.bottom, "B C A"), (3, .top, "C A B"), (3, .before(.number(2)), "A C B"),
      (1, .after(.number(2)), "B A C"), (1, .before(.number(99)), "B C A"),
    ])
  func reorder(number: Int, place: ProjectPlace, lane: String) throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let before = try #require(try board.card(.number(number)))
    let outcome = try board.useCase.reorder(.number(number), to: place)
    #expect(outcome.deed == ProjectDeed(kind: .reordered, cards: [.number(number)], title: before.title))
    #expect(try board.lanes() == lane + " | D E | F")
    #expect(try board.card(.number(number)) == before)
  }

  @Test(
    "Where it stands already there is nothing to do",
    arguments: [
      (1, ProjectPlace.top), (3, .bottom), (2, .before(.number(3))), (2, .after(.number(1))), (2, .before(.number(2))),
      (2, .after(.number(2))),
    ])
  func reorderNothing(number: Int, place: ProjectPlace) throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try board.useCase.reorder(.number(number), to: place) == .nothing)
    #expect(try board.cards() == UseCaseBoard.six)
  }

  @Test("A card that is not there cannot be reordered")
  func reorderMissing() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(throws: ProjectRepositoryError.noSuchCard(.number(99))) {
      try board.useCase.reorder(.number(99), to: .top)
    }
  }
}
