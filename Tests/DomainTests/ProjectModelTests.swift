import Domain
import TestSupport
import Testing

@Suite("A card")
struct ProjectModelTests {
  static let start = Timestamp.of("2026-12-01T09:00:00Z")
  static let later = Timestamp.of("2026-12-02T09:00:00Z")

  @Test("Every state that a card enters is recorded with its time")
  func history() {
    var card = ProjectModel(id: .number(1), title: "A", history: [.init(state: .todo, at: Self.start)])
    card.move(to: .doing, at: Self.later)
    #expect(card.workState == .doing)
    card.move(to: .todo, at: Self.later)
    #expect(
      card.history == [
        .init(state: .todo, at: Self.start), .init(state: .doing, at: Self.later), .init(state: .todo, at: Self.later),
      ])
  }

  @Test("Entering the state it is in records nothing")
  func sameState() {
    let card = ProjectModel(id: .number(1), title: "A", workState: .doing)
    var moved = card
    moved.move(to: .doing, at: Self.later)
    #expect(moved == card)
  }

  @Test("It entered its state when its history says so, and only then")
  func enteredState() {
    var card = ProjectModel(id: .number(1), title: "A")
    #expect(card.enteredStateAt == nil)
    card.move(to: .done, at: Self.later)
    #expect(card.enteredStateAt == Self.later)
    let contradicting = ProjectModel(
      id: .number(1), title: "A", workState: .doing, history: [.init(state: .todo, at: Self.start)])
    #expect(contradicting.enteredStateAt == nil)
  }

  @Test(
    "It is overdue from the day after its deadline, unless it is done",
    arguments: [
      ("2026-11-30", ProjectState.todo, true), ("2026-11-30", .doing, true), ("2026-11-30", .done, false),
      ("2026-12-01", .todo, false), ("2026-12-02", .todo, false), ("0001-01-01", .doing, true),
    ])
  func overdue(deadline: String, state: ProjectState, expected: Bool) {
    let card = ProjectModel(id: .number(1), title: "A", workState: state, deadline: .of(deadline))
    #expect(card.isOverdue(on: .of("2026-12-01")) == expected)
  }

  @Test("Without a deadline it is never overdue")
  func noDeadline() {
    #expect(!ProjectModel(id: .number(1), title: "A").isOverdue(on: .of("9999-12-31")))
  }

  @Test("Its progress counts the items that are done")
  func progress() {
    func card(_ done: [Bool]) -> ProjectModel {
      ProjectModel(id: .number(1), title: "A", checklist: done.map { .init(text: "x", isDone: $0) })
    }
    #expect(card([]).checklistProgress == nil)
    #expect(card([false, false]).checklistProgress ?? (9, 9) == (0, 2))
    #expect(card([true, false, true]).checklistProgress ?? (9, 9) == (2, 3))
  }

  @Test("It is archived while it has the time of its archiving")
  func archived() {
    var card = ProjectModel(id: .number(1), title: "A")
    #expect(!card.isArchived)
    card.archivedAt = Self.start
    #expect(card.isArchived)
  }

  @Test(
    "A draft makes a card with all its fields, both times and its first state recorded",
    arguments: 0..<50 as Range<UInt64>)
  func draft(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let draft = generator.draft(id: .number(7), at: Self.start)
    #expect(
      ProjectModel(draft)
        == ProjectModel(
          id: .number(7), title: draft.title, body: draft.body, workState: draft.workState, deadline: draft.deadline,
          priority: draft.priority, tags: draft.tags, checklist: draft.checklist, createdAt: Self.start,
          updatedAt: Self.start, history: [.init(state: draft.workState, at: Self.start)]))
  }

  @Test("A store may hold a card up to every limit, control characters too, and not beyond")
  func limits() throws {
    let item = ProjectChecklistItem(text: "x\u{7}")
    var card = ProjectModel(
      id: .number(1), title: "\u{1B}" + String(repeating: "a", count: 499),
      body: String(repeating: "\u{0}", count: 100_000),
      tags: (1...32).map { .of("t\($0)") }, checklist: Array(repeating: item, count: 500))
    try card.checkLimits()

    card.tags.append(.of("t33"))
    #expect(throws: ProjectRuleError.tooMany(.tags, limit: 32, actual: 33)) { try card.checkLimits() }
    card.tags = []
    card.checklist.append(item)
    #expect(throws: ProjectRuleError.tooMany(.checklist, limit: 500, actual: 501)) { try card.checkLimits() }
    card.checklist = [.init(text: "")]
    #expect(throws: ProjectRuleError.blank(.checklistItem)) { try card.checkLimits() }
    card.checklist = []
    card.body += "a"
    #expect(throws: ProjectRuleError.tooLong(.body, limit: 100_000, actual: 100_001)) { try card.checkLimits() }
    card.body = ""
    card.title += "a"
    #expect(throws: ProjectRuleError.tooLong(.title, limit: 500, actual: 501)) { try card.checkLimits() }
    card.title = "\n"
    #expect(throws: ProjectRuleError.blank(.title)) { try card.checkLimits() }
  }

  @Test("Every generated card is one that a store may hold", arguments: 0..<100 as Range<UInt64>)
  func generated(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    for _ in 0..<5 {
      var card = generator.card()
      if card.title.allSatisfy(\.isWhitespace) { card.title = "x" }
      try card.checkLimits()
    }
  }
}
