package import Domain
import Storage
package import UseCases

/// A use case over a board in memory, with a clock and ids of its own, on 1 December 2026.
///
/// `repository` is the door for what another process does meanwhile.
package final class UseCaseBoard {
  package static let today = CalendarDay.of("2026-12-01")
  package static let morning = Timestamp.of("2026-12-01T09:00:00Z")

  package let repository: any ProjectRepository
  /// What the use case works on; its store can be made to fail.
  package let store: RefusingRepository
  package let clock: SteppingClock
  package let useCase: ProjectUseCase

  /// New cards get the ids `number(1_000)` and on.
  package init(
    _ cards: [ProjectModel] = [], settings: BoardSettings = BoardSettings(id: .number(0), name: "Work"),
    placeOfMovedCard: ProjectPlace = .top
  ) {
    let clock = SteppingClock(start: UseCaseBoard.morning)
    let repository = InMemoryProjectRepository(settings: settings, cards: cards)
    let store = RefusingRepository(repository)
    var number = 999
    let translater = ProjectTranslater(today: UseCaseBoard.today, wording: PlainWording()) { instant in
      CalendarDay.utc(of: instant)
    }
    useCase = ProjectUseCase(
      repository: store, translater: translater, clock: clock.now,
      makeID: {
        number += 1
        return .number(number)
      }, placeOfMovedCard: placeOfMovedCard)
    self.clock = clock
    self.repository = repository
    self.store = store
  }

  /// Every card of the board, archived ones too, in its order.
  package func cards() throws -> [ProjectModel] { try repository.read(matching: .all) }

  package func card(_ id: UniqueID) throws -> ProjectModel? { try repository.read(id: id) }

  /// The titles of a lane's cards, in its order, such as `A B`.
  package func lane(_ state: ProjectState) throws -> String {
    try repository.read(matching: .lane(state)).map(\.title).joined(separator: " ")
  }

  /// All three lanes, such as `A B | C |`.
  package func lanes() throws -> String {
    try ProjectState.allCases.map(lane).joined(separator: " | ")
  }
}

extension UseCaseBoard {
  /// A card that entered its state a day before the board's morning; its id is `number(number)`.
  package static func card(_ title: String, _ state: ProjectState = .todo, number: Int) -> ProjectModel {
    let at = Timestamp(secondsSince1970: morning.secondsSince1970 - 86_400)
    return ProjectModel(
      id: .number(number), title: title, workState: state, createdAt: at, updatedAt: at,
      history: [ProjectHistoryEntry(state: state, at: at)])
  }

  /// `A B C | D E | F` on the board in the order A D B E C F, with the ids 1 to 6 in the order of the letters.
  package static var six: [ProjectModel] {
    [
      card("A", number: 1), card("D", .doing, number: 4), card("B", number: 2), card("E", .doing, number: 5),
      card("C", number: 3), card("F", .done, number: 6),
    ]
  }
}
