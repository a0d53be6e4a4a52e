import Domain
import Testing

/// Where cards go. A lane's order is what a person sees; the board's order is what the file has.
@Suite("Places on every repository")
struct PlaceTests {
  struct Case: CustomStringConvertible {
    let card: Character
    let place: ProjectPlace
    let board: String
    var description: String { "\(card) \(place)" }
  }

  /// Moves on the board `a b:doing c d:done e`.
  static let moveCases: [Case] = [
    Case(card: "e", place: .top, board: "e a b c d"),
    Case(card: "a", place: .bottom, board: "b c d e a"),
    Case(card: "e", place: .before(id("c")), board: "a b e c d"),
    Case(card: "a", place: .after(id("c")), board: "b c a d e"),
    Case(card: "a", place: .before(id("b")), board: "a b c d e"),
    Case(card: "a", place: .after(id("d")), board: "b c d a e"),
    Case(card: "c", place: .before(id("z")), board: "a b d e c"),
    Case(card: "c", place: .after(id("z")), board: "a b d e c"),
    Case(card: "b", place: .top, board: "a b c d e"),
    Case(card: "b", place: .bottom, board: "a b c d e"),
    Case(card: "b", place: .after(id("e")), board: "a c d e b"),
  ]

  @Test("a card moves to its place", arguments: RepositoryKind.allCases, PlaceTests.moveCases)
  func moves(_ kind: RepositoryKind, _ move: Case) throws {
    let subject = try Subject(kind, cards("a b:doing c d:done e"))
    let before = try subject.cards
    let result = try subject.repository.apply([.place(id(move.card), move.place)])
    #expect(try subject.board == move.board)
    #expect(
      try subject.lane(.todo) == move.board.filter { "ace ".contains($0) }.split(separator: " ").joined(separator: " "))
    _ = try subject.repository.apply(result.inverse)
    #expect(try subject.cards == before)
  }

  @Test("reordering keeps the time of the last change", arguments: RepositoryKind.allCases)
  func time(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b"))
    _ = try subject.repository.apply([.place(id("b"), .top)])
    #expect(try subject.repository.read(id: id("b"))?.updatedAt == start)
  }

  @Test("top and bottom are those of the lane that a card enters", arguments: RepositoryKind.allCases)
  func entered(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b:doing c:doing d"))
    _ = try subject.repository.apply([.modify(id("d"), entering(.doing), to: .top)])
    #expect(try subject.lane(.doing) == "d b c")
    _ = try subject.repository.apply([.modify(id("a"), entering(.doing), to: .bottom)])
    #expect(try subject.lane(.doing) == "d b c a")
  }

  @Test("a card that enters an empty lane keeps its place on the board", arguments: RepositoryKind.allCases)
  func emptyLane(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b c"))
    _ = try subject.repository.apply([.modify(id("b"), entering(.done), to: .top)])
    #expect(try subject.board == "a b c")
    #expect(try subject.lane(.done) == "b")
  }

  @Test("archived cards are no neighbours in a lane", arguments: RepositoryKind.allCases)
  func archived(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a:todo* b c d:todo*"))
    _ = try subject.repository.apply([.place(id("c"), .top)])
    #expect(try subject.board == "a c b d")
    #expect(try subject.lane(.todo) == "c b")
  }

  @Test(
    "a new card goes to its place", arguments: RepositoryKind.allCases,
    [
      (.top, "n a b c"), (.bottom, "a b c n"), (.before(id("c")), "a b n c"), (.after(id("a")), "a n b c"),
      (.after(id("z")), "a b c n"),
    ] as [(ProjectPlace, String)])
  func new(_ kind: RepositoryKind, _ expected: (ProjectPlace, String)) throws {
    let subject = try Subject(kind, cards("a b:doing c"))
    _ = try subject.repository.create(ProjectDraft(id: id("n"), createdAt: later, title: "n"), at: expected.0)
    #expect(try subject.board == expected.1)
  }

  @Test("a new card in an empty lane stands at the end of the board", arguments: RepositoryKind.allCases)
  func newInEmptyLane(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b:done"))
    var draft = ProjectDraft(id: id("n"), createdAt: later, title: "n")
    draft.workState = .doing
    _ = try subject.repository.create(draft, at: .top)
    #expect(try subject.board == "a b n")
  }

  @Test(
    "a card comes back by its neighbours: on the board, else in the lane, else at the lane's end",
    arguments: RepositoryKind.allCases,
    [
      ([], "a b c d e"),
      ([.place(id("d"), .after(id("e")))], "a c b e d"),
      ([.remove(id("d")), .place(id("b"), .after(id("e")))], "a c e b"),
      ([.remove(id("b")), .remove(id("d")), .remove(id("a"))], "c e"),
      ([.remove(id("a")), .remove(id("b")), .remove(id("d")), .remove(id("e"))], "c"),
    ] as [([ProjectChange], String)])
  func back(_ kind: RepositoryKind, _ expected: ([ProjectChange], String)) throws {
    let subject = try Subject(kind, cards("a b:doing c d:done e"))
    let result = try subject.repository.delete(id("c"))
    _ = try subject.repository.apply(expected.0)
    _ = try subject.repository.apply(result.inverse)
    #expect(try subject.board == expected.1)
  }
}
