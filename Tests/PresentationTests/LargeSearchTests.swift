import Domain
import TestSupport
import Testing
import UseCases

@Suite("The search of a board too large to be read at once")
struct LargeSearchTests {
  private static let count = 3_000

  private func board() throws -> TestBoard {
    let body = String(repeating: "What has to be done, and why. ", count: 12)
    return try TestBoard(
      (1...LargeSearchTests.count).map {
        TestCards.card("Card \($0)", ProjectState.allCases[$0 % 3], number: UInt64($0), body: body)
      })
  }

  private func lanes(_ board: TestBoard) throws -> [ProjectState: [UniqueID]] {
    var lanes: [ProjectState: [UniqueID]] = [:]
    for state in ProjectState.allCases { lanes[state] = try board.useCase.lane(state) }
    return lanes
  }

  private func shownCount(_ search: BoardSearch) -> Int {
    ProjectState.allCases.reduce(0) { $0 + search.shown(in: $1).count }
  }

  @Test("the texts are read piece by piece, and what is found grows until all are read")
  func pieces() throws {
    let board = try board()
    let search = BoardSearch()
    search.takeOver(try lanes(board))
    search.seek(SearchWords("done"))
    var counts: [Int] = []
    while !search.isComplete {
      try search.proceed(reading: board.useCase)
      counts.append(shownCount(search))
    }
    #expect(counts.count > 1 && counts == counts.sorted())
    #expect(counts.last == LargeSearchTests.count)
  }

  @Test("while all texts are read again, what was found stays")
  func readingAgain() throws {
    let board = try board()
    let search = BoardSearch()
    search.takeOver(try lanes(board))
    while !search.isComplete { try search.proceed(reading: board.useCase) }
    search.seek(SearchWords("card 17"))
    let found = shownCount(search)
    search.forget(nil)
    search.takeOver(try lanes(board))
    #expect(!search.isComplete && shownCount(search) == found)
    while !search.isComplete { try search.proceed(reading: board.useCase) }
    #expect(shownCount(search) == found)
    #expect(found == (1...LargeSearchTests.count).count { "\($0)".contains("17") })
  }

  @Test("the selection stays where it was although its card is read late")
  func selection() throws {
    let board = try board()
    board.press("l l G")
    let selected = board.selection
    board.press("/ d o n e")
    #expect(board.selection == selected)
  }

  @Test("what is sought longer is found as if it had been sought at once")
  func narrowing() throws {
    let board = try board()
    board.press("/ c a r d Space 2 9 9 9")
    #expect(board.selection == "Card 2999")
    #expect(board.rows[0].contains("1 of 3000"))
  }
}
