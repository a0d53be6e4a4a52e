import Domain
import TestSupport
import Testing
import UseCases

@Suite("Reading a board")
struct ReadingTests {
  @Test("A lane has its cards in its order, without archived ones")
  func lane() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.archive([.number(2)])
    #expect(try board.useCase.lane(.todo) == [.number(1), .number(3)])
    #expect(try board.useCase.lane(.doing) == [.number(4), .number(5)])
    #expect(try board.useCase.lane(.done) == [.number(6)])
  }

  @Test("A card is read as its translation; one that is not there is nil")
  func card() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let card = try #require(try board.card(.number(4)))
    #expect(try board.useCase.read(.number(4)) == board.useCase.translater.model(of: card))
    #expect(try board.useCase.read(.number(99)) == nil)
  }

  @Test("A query gives the cards that match, in the order of the board")
  func query() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try board.useCase.read(matching: .all).map(\.title) == ["A", "D", "B", "E", "C", "F"])
    #expect(try board.useCase.read(matching: .lane(.doing)).map(\.title) == ["D", "E"])
  }

  @Test("The beginning of an id finds every card that has it, archived ones too")
  func find() throws {
    let cards = (0..<3).map { ProjectModel(id: UniqueID(high: 0xABCD << 48 | UInt64($0), low: 0), title: "\($0)") }
    let board = UseCaseBoard(UseCaseBoard.six + cards)
    _ = try board.useCase.archive([cards[1].id])
    #expect(try board.useCase.find(try #require(UniqueIDPrefix("ABCD"))).map(\.title) == ["0", "1", "2"])
    #expect(try board.useCase.find(try #require(UniqueIDPrefix("0004"))).map(\.title) == ["D"])
    #expect(try board.useCase.find(try #require(UniqueIDPrefix("ffff"))).isEmpty)
  }

  @Test("Short ids are unique on the whole board, archived cards included")
  func shortIDs() throws {
    let (first, second) = (UniqueID(high: 0x6F96_1 << 44, low: 0), UniqueID(high: 0x6F96_2 << 44, low: 0))
    let board = UseCaseBoard([ProjectModel(id: first, title: "A"), ProjectModel(id: second, title: "B")])
    _ = try board.useCase.archive([second])
    #expect(try board.useCase.shortIDs()[first] == "6f961")
  }

  @Test("A refresh and an obstacle to saving are told as the store tells them")
  func store() throws {
    let board = UseCaseBoard()
    #expect(try board.useCase.refresh() == false)
    #expect(board.useCase.writeObstacle == nil)
    board.store.hasChangedOutside = true
    board.store.writeObstacle = StoreFault(path: "/b", kind: .newer(version: 2))
    #expect(try board.useCase.refresh())
    #expect(board.useCase.writeObstacle == StoreFault(path: "/b", kind: .newer(version: 2)))
  }
}
