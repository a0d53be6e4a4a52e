import Domain
import TestSupport
import Testing
import UseCases

@Suite("Editing a card")
struct UpdatingTests {
  /// Reads a card, lets `change` edit it, and saves it after `meanwhile`.
  @discardableResult
  private static func update(
    _ number: Int, on board: UseCaseBoard, meanwhile: ProjectModification? = nil,
    _ change: (inout ProjectTranslaterModel) -> Void
  ) throws -> ProjectOutcome {
    let original = try #require(try board.useCase.read(.number(number)))
    var edited = original
    change(&edited)
    if let meanwhile { _ = try board.repository.update(.number(number), meanwhile) }
    return try board.useCase.update(edited, from: original)
  }

  private static func foreign(_ change: (inout ProjectModification) -> Void) -> ProjectModification {
    var edit = ProjectModification()
    edit.touch = .at(.of("2026-12-01T10:30:00Z"))
    change(&edit)
    return edit
  }

  @Test("Every field that a form has is saved, with the time; id, place, creation and unknown fields stay")
  func everyField() throws {
    var card = UseCaseBoard.card("B", number: 2)
    card.unknownFields = [.init(name: "\"color\"", value: "\"red\"")]
    let board = UseCaseBoard([UseCaseBoard.card("A", number: 1), card, UseCaseBoard.card("C", number: 3)])
    let now = board.clock.next
    let outcome = try Self.update(2, on: board) {
      $0.title = " New "
      $0.body = "text\n"
      $0.deadline = .of("2026-12-24")
      $0.priority = .high
      $0.tags = [.of("web"), .of("WEB"), .of("bug")]
      $0.checklist = [.init(text: " x ", isDone: true)]
    }
    #expect(outcome.deed == ProjectDeed(kind: .edited, cards: [.number(2)], title: "New"))
    card.title = "New"
    card.body = "text\n"
    card.deadline = .of("2026-12-24")
    card.priority = .high
    card.tags = [.of("web"), .of("bug")]
    card.checklist = [.init(text: "x", isDone: true)]
    card.updatedAt = now
    #expect(try board.card(.number(2)) == card)
    #expect(try board.lane(.todo) == "A New C")
  }

  @Test("Fields are cleared as they are set")
  func clearing() throws {
    var card = UseCaseBoard.card("A", number: 1)
    card.deadline = .of("2026-12-24")
    card.tags = [.of("web")]
    card.priority = .low
    let board = UseCaseBoard([card])
    try Self.update(1, on: board) {
      $0.deadline = nil
      $0.tags = []
      $0.priority = .none
    }
    let saved = try #require(try board.card(.number(1)))
    #expect(saved.deadline == nil && saved.tags.isEmpty && saved.priority == .none)
  }

  @Test("Nothing edited is nothing to do: the time of change stays, and there is nothing to take back")
  func nothing() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    #expect(try Self.update(2, on: board) { _ in } == .nothing)
    #expect(try Self.update(2, on: board) { $0.title = "  B " } == .nothing)
    #expect(try board.cards() == UseCaseBoard.six)
    #expect(try board.useCase.undo() == .nothing)
  }

  @Test("The texts for the eye are never saved")
  func eyeTexts() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let outcome = try Self.update(2, on: board) {
      $0.deadlineText = "tomorrow"
      $0.urgency = .late
      $0.progressText = "1/1"
      $0.ageText = "9"
    }
    #expect(outcome == .nothing)
  }

  @Test("From one Unicode form to the other is an edit like any other")
  func normalization() throws {
    let board = UseCaseBoard([UseCaseBoard.card("\u{1112}\u{1161}\u{11AB}", number: 1)])
    #expect(try Self.update(1, on: board) { $0.title = "\u{D55C}" }.deed?.kind == .edited)
    #expect(try #require(try board.card(.number(1))).title.isExactly("\u{D55C}"))
    _ = try board.useCase.undo()
    #expect(try #require(try board.card(.number(1))).title.isExactly("\u{1112}\u{1161}\u{11AB}"))
  }

  // MARK: - While others edit

  @Test("Different fields edited at the same time both stay")
  func differentFields() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let theirs = Self.foreign {
      $0.deadline = .set(.of("2027-01-01"))
      $0.workState = .doing
    }
    try Self.update(2, on: board, meanwhile: theirs) {
      $0.title = "mine"
      $0.priority = .high
    }
    let card = try #require(try board.card(.number(2)))
    #expect(card.title == "mine")
    #expect(card.priority == .high)
    #expect(card.deadline == .of("2027-01-01"))
    #expect(card.workState == .doing)
    #expect(card.history.count == 2)
  }

  @Test("Of the same field the later save stays")
  func sameField() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    try Self.update(2, on: board, meanwhile: Self.foreign { $0.title = "theirs" }) { $0.title = "mine" }
    #expect(try board.card(.number(2))?.title == "mine")
  }

  @Test("A field that comes to the same once it is trimmed leaves what others made of it")
  func trimmedAway() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    try Self.update(2, on: board, meanwhile: Self.foreign { $0.title = "theirs" }) {
      $0.title += " "
      $0.body = "mine"
    }
    #expect(try board.card(.number(2))?.title == "theirs")
    #expect(try board.card(.number(2))?.body == "mine")
  }

  @Test("A card that others have moved keeps its new place")
  func movedMeanwhile() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let original = try #require(try board.useCase.read(.number(1)))
    _ = try board.repository.apply([.place(.number(1), .bottom)])
    var edited = original
    edited.title = "a"
    _ = try board.useCase.update(edited, from: original)
    #expect(try board.lane(.todo) == "B C a")
  }

  @Test("A card that is gone comes back with what was edited, at the end of its lane")
  func gone() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    let original = try #require(try board.useCase.read(.number(1)))
    _ = try board.repository.delete(.number(1))
    var edited = original
    edited.title = "a"
    #expect(try board.useCase.update(edited, from: original).deed?.kind == .restored)
    #expect(try board.lane(.todo) == "B C a")
  }

  @Test("A change made from the card as it is keeps what others added to the same field meanwhile")
  func madeAgain() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    var isFirst = true
    _ = try board.useCase.update(.number(1)) { card in
      if isFirst {
        isFirst = false
        var foreign = ProjectModification()
        foreign.tags = .set([.of("theirs")])
        foreign.touch = .at(UseCaseBoard.morning)
        #expect(throws: Never.self) { try board.repository.apply([.modify(.number(1), foreign)]) }
      }
      card.tags.append(.of("mine"))
    }
    #expect(try board.useCase.read(.number(1))?.tags.map(\.name) == ["theirs", "mine"])
  }

  // MARK: - States

  @Test("A new state is recorded, and the card goes where moved cards go")
  func state() throws {
    for (place, lanes) in [(ProjectPlace.top, "A C | B D E | F"), (.bottom, "A C | D E B | F")] {
      let board = UseCaseBoard(UseCaseBoard.six, placeOfMovedCard: place)
      let now = board.clock.next
      try Self.update(2, on: board) { $0.state = .doing }
      #expect(try board.lanes() == lanes)
      #expect(try board.card(.number(2))?.history.last == .init(state: .doing, at: now))
    }
  }

  // MARK: - Refusals

  @Test("What breaks a rule is refused with its facts, and nothing is changed")
  func refusals() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    func refuse(_ error: ProjectRuleError, _ change: (inout ProjectTranslaterModel) -> Void) {
      #expect(throws: ProjectRepositoryError.invalid(error)) { try Self.update(2, on: board, change) }
    }
    refuse(.blank(.title)) { $0.title = " " }
    refuse(.tooLong(.title, limit: 500, actual: 501)) { $0.title = String(repeating: "a", count: 501) }
    refuse(.controlCharacter(.title, scalar: 10, position: 2)) { $0.title = "a\nb" }
    refuse(.tooLong(.body, limit: 100_000, actual: 100_001)) { $0.body = String(repeating: "한", count: 100_001) }
    refuse(.tooMany(.tags, limit: 32, actual: 33)) { $0.tags = (1...33).map { .of("t\($0)") } }
    refuse(.blank(.checklistItem)) { $0.checklist = [.init(text: "")] }
    #expect(try board.cards() == UseCaseBoard.six)
    #expect(try board.useCase.undo() == .nothing)
  }

  @Test("What a file holds already is no reason to refuse the edit of something else")
  func storedControls() throws {
    var card = UseCaseBoard.card("bell \u{7}", number: 1)
    card.body = "esc \u{1B}[31m"
    card.checklist = [.init(text: "a\tb"), .init(text: "c")]
    let board = UseCaseBoard([card])
    try Self.update(1, on: board) {
      $0.priority = .high
      $0.checklist[1].isDone = true
    }
    let saved = try #require(try board.card(.number(1)))
    #expect(saved.title == card.title && saved.body == card.body)
    #expect(saved.checklist == [.init(text: "a\tb"), .init(text: "c", isDone: true)])
  }
}
