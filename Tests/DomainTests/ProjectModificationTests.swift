import Domain
import TestSupport
import Testing

@Suite("A change to the fields of a card")
struct ProjectModificationTests {
  static let now = Timestamp.of("2026-12-01T09:00:00Z")
  static let before = Timestamp.of("2026-11-01T09:00:00Z")
  static let full = ProjectModel(
    id: .number(1), title: "A", body: "text", workState: .doing, deadline: .of("2026-12-24"), priority: .high,
    tags: [.of("web")], checklist: [.init(text: "x")], createdAt: before, updatedAt: before,
    history: [.init(state: .doing, at: before)], archivedAt: before,
    unknownFields: [.init(name: "\"color\"", value: "\"red\"")])

  private static func edit(_ change: (inout ProjectModification) -> Void) -> ProjectModification {
    var edit = ProjectModification()
    change(&edit)
    return edit
  }

  // MARK: - Applying

  @Test("Nothing edited leaves the card, also its times")
  func nothing() {
    #expect(Self.full.applying(ProjectModification()) == Self.full)
    #expect(Self.full.applying(Self.edit { $0.touch = .at(Self.now) }) == Self.full)
  }

  @Test("An edit to the value that is there already leaves the time of change too")
  func sameValue() {
    let edit = Self.edit {
      $0.title = "A"
      $0.priority = .set(.high)
      $0.workState = .doing
      $0.touch = .at(Self.now)
    }
    #expect(Self.full.applying(edit) == Self.full)
  }

  @Test("Each field is set, and the time of change with it")
  func sets() {
    let edit = Self.edit {
      $0.title = "B"
      $0.body = .set("new")
      $0.deadline = .set(.of("2027-01-01"))
      $0.priority = .set(.low)
      $0.tags = .set([.of("bug")])
      $0.checklist = .set([.init(text: "y", isDone: true)])
      $0.archivedAt = .set(Self.now)
      $0.touch = .at(Self.now)
    }
    var expected = Self.full
    expected.title = "B"
    expected.body = "new"
    expected.deadline = .of("2027-01-01")
    expected.priority = .low
    expected.tags = [.of("bug")]
    expected.checklist = [.init(text: "y", isDone: true)]
    expected.archivedAt = Self.now
    expected.updatedAt = Self.now
    #expect(Self.full.applying(edit) == expected)
  }

  @Test("Each field that may be empty is cleared")
  func clears() {
    let edit = Self.edit {
      $0.body = .clear
      $0.deadline = .clear
      $0.priority = .clear
      $0.tags = .clear
      $0.checklist = .clear
      $0.archivedAt = .clear
    }
    #expect(
      Self.full.applying(edit)
        == ProjectModel(
          id: .number(1), title: "A", workState: .doing, createdAt: Self.before, updatedAt: Self.before,
          history: Self.full.history, unknownFields: Self.full.unknownFields))
  }

  @Test("A new state records itself with the time of the change")
  func newState() {
    let edit = Self.edit {
      $0.workState = .done
      $0.touch = .at(Self.now)
    }
    let card = Self.full.applying(edit)
    #expect(card.workState == .done)
    #expect(card.history == Self.full.history + [.init(state: .done, at: Self.now)])
    #expect(card.updatedAt == Self.now)
  }

  @Test("An edit from one Unicode form to the other is a change")
  func normalization() {
    let card = ProjectModel(id: .number(1), title: "\u{1112}\u{1161}\u{11AB}", body: "e\u{301}")
    var edited = card
    edited.title = "\u{D55C}"
    edited.body = "\u{E9}"
    var edit = ProjectModification(from: card, to: edited)
    edit.touch = .at(Self.now)
    let changed = card.applying(edit)
    #expect(changed.title.isExactly("\u{D55C}"))
    #expect(changed.body.isExactly("\u{E9}"))
    #expect(changed.updatedAt == Self.now)
  }

  // MARK: - The time of change

  @Test("Put back, the time of change is the earlier one, unless something has set it since")
  func touchBack() {
    var card = Self.full
    card.updatedAt = Self.now
    let edit = Self.edit {
      $0.title = "B"
      $0.touch = .back(from: Self.now, to: Self.before)
    }
    #expect(card.applying(edit).updatedAt == Self.before)
    card.updatedAt = .of("2026-12-02T00:00:00Z")
    #expect(card.applying(edit).updatedAt == .of("2026-12-02T00:00:00Z"))
    card.updatedAt = nil
    #expect(card.applying(edit).updatedAt == nil)
  }

  @Test("A card that had no time of change gets none back")
  func touchBackToNothing() {
    var card = Self.full
    card.updatedAt = Self.now
    let edit = Self.edit {
      $0.title = "B"
      $0.touch = .back(from: Self.now, to: nil)
    }
    #expect(card.applying(edit).updatedAt == nil)
  }

  // MARK: - Snapshots

  @Test(
    "The snapshot of an edit, applied to the changed card, gives the card back", arguments: 0..<100 as Range<UInt64>)
  func snapshotTakesBack(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    for _ in 0..<10 {
      let card = generator.card()
      let edit = generator.modification(at: generator.time())
      let changed = card.applying(edit)
      var back = card.snapshot(of: edit)
      back.touch = .back(from: changed.updatedAt, to: card.updatedAt)
      #expect(changed.applying(back) == card)
    }
  }

  @Test("A card holds its own snapshot, and the changed one that of the change", arguments: 0..<100 as Range<UInt64>)
  func holds(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let card = generator.card()
    let edit = generator.modification(at: generator.time())
    let changed = card.applying(edit)
    #expect(card.holds(card.snapshot(of: edit)))
    #expect(changed.holds(changed.snapshot(of: edit)))
    if changed != card { #expect(!changed.holds(card.snapshot(of: edit))) }
  }

  @Test("A snapshot looks at the fields of the edit alone", arguments: 0..<9)
  func snapshotFields(field: Int) {
    let edits: [ProjectModification] = [
      Self.edit { $0.title = "B" }, Self.edit { $0.body = .clear }, Self.edit { $0.deadline = .clear },
      Self.edit { $0.priority = .clear }, Self.edit { $0.tags = .clear }, Self.edit { $0.checklist = .clear },
      Self.edit { $0.archivedAt = .clear },
      Self.edit {
        $0.workState = .done
        $0.touch = .at(Self.now)
      },
      Self.edit { $0.history = [] },
    ]
    let snapshot = Self.full.snapshot(of: edits[field])
    for (other, edit) in edits.enumerated() {
      // Both the state and the history are looked at for either.
      let isSame = other == field || (field >= 7 && other >= 7)
      #expect(Self.full.applying(edit).holds(snapshot) == !isSame, "field \(other)")
    }
  }

  // MARK: - Between two versions

  @Test("Only the fields that differ are edited", arguments: 0..<100 as Range<UInt64>)
  func difference(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let card = generator.card()
    #expect(ProjectModification(from: card, to: card) == ProjectModification())
    var wanted = generator.modification(at: Self.now)
    wanted.archivedAt = .keep
    let edited = card.applying(wanted)
    var edit = ProjectModification(from: card, to: edited)
    #expect(edit.title == nil || wanted.title != nil)
    #expect(edit.body.isKept || !wanted.body.isKept)
    #expect(edit.workState == nil || wanted.workState != nil)
    #expect(edit.deadline.isKept || !wanted.deadline.isKept)
    #expect(edit.priority.isKept || !wanted.priority.isKept)
    #expect(edit.tags.isKept || !wanted.tags.isKept)
    #expect(edit.checklist.isKept || !wanted.checklist.isKept)
    edit.touch = .at(Self.now)
    #expect(card.applying(edit) == edited)
  }

  @Test("Times, history and unknown fields are not edited")
  func notEdited() {
    var edited = Self.full
    edited.createdAt = nil
    edited.updatedAt = Self.now
    edited.archivedAt = nil
    edited.unknownFields = []
    #expect(ProjectModification(from: Self.full, to: edited) == ProjectModification())
  }

  // MARK: - As entered

  @Test("Texts are trimmed, repeated tags go")
  func entered() throws {
    let edit = Self.edit {
      $0.title = " B "
      $0.tags = .set([.of("a"), .of("A")])
      $0.checklist = .set([.init(text: " y ")])
    }
    let expected = Self.edit {
      $0.title = "B"
      $0.tags = .set([.of("a")])
      $0.checklist = .set([.init(text: "y")])
    }
    #expect(try edit.entered(for: Self.full) == expected)
  }

  @Test("What comes to the same once it is trimmed is not edited")
  func enteredSame() throws {
    let edit = Self.edit {
      $0.title = "  A\u{3000}"
      $0.tags = .set([.of("web"), .of("WEB")])
      $0.checklist = .set([.init(text: "x")])
    }
    #expect(try edit.entered(for: Self.full) == ProjectModification())
  }

  @Test("A checklist item that the card has already may keep its control characters")
  func enteredChecklist() throws {
    var card = Self.full
    card.checklist = [.init(text: " a\tb"), .init(text: "c")]
    var ticked = card.checklist
    ticked[1].isDone = true
    #expect(try Self.edit { $0.checklist = .set(ticked) }.entered(for: card).checklist == .set(ticked))
    #expect(throws: ProjectRuleError.controlCharacter(.checklistItem, scalar: 9, position: 2)) {
      try Self.edit { $0.checklist = .set(ticked + [.init(text: "a\tb")]) }.entered(for: card)
    }
  }

  @Test("Each rule is held")
  func refusals() {
    func refuse(_ error: ProjectRuleError, _ change: (inout ProjectModification) -> Void) {
      #expect(throws: error) { try Self.edit(change).entered(for: Self.full) }
    }
    refuse(.blank(.title)) { $0.title = "\n" }
    refuse(.tooLong(.title, limit: 500, actual: 501)) { $0.title = String(repeating: "a", count: 501) }
    refuse(.controlCharacter(.body, scalar: 0, position: 1)) { $0.body = .set("\u{0}") }
    refuse(.tooLong(.body, limit: 100_000, actual: 100_001)) { $0.body = .set(String(repeating: "a", count: 100_001)) }
    refuse(.tooMany(.tags, limit: 32, actual: 33)) { $0.tags = .set((1...33).map { .of("t\($0)") }) }
    refuse(.blank(.checklistItem)) { $0.checklist = .set([.init(text: "")]) }
    refuse(.tooMany(.checklist, limit: 500, actual: 501)) {
      $0.checklist = .set(Array(repeating: .init(text: "x"), count: 501))
    }
  }
}
