import Domain
import Testing

@Suite("Operations of every repository")
struct OperationTests {
  @Test("a new board has its settings and no cards", arguments: RepositoryKind.allCases)
  func newBoard(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind)
    #expect(try subject.repository.settings() == Subject.settings)
    #expect(try subject.cards.isEmpty)
    #expect(subject.repository.writeObstacle == nil)
  }

  @Test("a draft becomes a card with its first state recorded", arguments: RepositoryKind.allCases)
  func create(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a"))
    var draft = ProjectDraft(id: id("n"), createdAt: later, title: "n")
    draft.workState = .doing
    draft.body = "Body"
    draft.deadline = CalendarDay(year: 2026, month: 12, day: 24)
    draft.priority = .high
    draft.tags = [try ProjectTag("web")]
    draft.checklist = [ProjectChecklistItem(text: "write a test", isDone: true)]
    let result = try subject.repository.create(draft, at: .bottom)
    let card = ProjectModel(draft)
    #expect(try subject.repository.read(id: id("n")) == card)
    #expect(card.history == [ProjectHistoryEntry(state: .doing, at: later)])
    #expect(result.inverse == [.remove(id("n"), expecting: card)])
  }

  @Test("an update changes what it names and keeps the rest and the place", arguments: RepositoryKind.allCases)
  func update(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b c"))
    var edit = renaming("B")
    edit.body = .set("text")
    _ = try subject.repository.update(id("b"), edit)
    let card = try #require(try subject.repository.read(id: id("b")))
    #expect(card.title == "B")
    #expect(card.body == "text")
    #expect(card.createdAt == start)
    #expect(card.updatedAt == later)
    #expect(try subject.board == "a B c")
  }

  @Test("a change of state moves the card to the other lane and records it", arguments: RepositoryKind.allCases)
  func move(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b c:doing"))
    _ = try subject.repository.apply([.modify(id("a"), entering(.doing), to: .top)])
    #expect(try subject.lane(.todo) == "b")
    #expect(try subject.lane(.doing) == "a c")
    #expect(try subject.repository.read(id: id("a"))?.history.map(\.state) == [.todo, .doing])
  }

  @Test("a removed card is gone from lanes, queries and by id", arguments: RepositoryKind.allCases)
  func remove(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b"))
    _ = try subject.repository.delete(id("a"))
    #expect(try subject.lane(.todo) == "b")
    #expect(try subject.repository.read(id: id("a")) == nil)
    #expect(try subject.board == "b")
  }

  @Test("a restored card comes back whole", arguments: RepositoryKind.allCases)
  func restore(_ kind: RepositoryKind) throws {
    var card = cards("x")[0]
    card.unknownFields = [OpaqueField(name: "\"color\"", value: "[1, 2]")]
    let subject = try Subject(kind, cards("a"))
    _ = try subject.repository.apply([.restore(card, .top)])
    #expect(try subject.cards == [card] + cards("a"))
  }

  @Test("an archived card leaves its lane and is found by who asks for it", arguments: RepositoryKind.allCases)
  func archive(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b c:todo*"))
    var edit = ProjectModification()
    edit.archivedAt = .set(later)
    _ = try subject.repository.update(id("a"), edit)
    #expect(try subject.lane(.todo) == "b")
    #expect(try subject.repository.ids(matching: ProjectQuery(archive: .only)) == [id("a"), id("c")])
    #expect(try subject.repository.ids(matching: .all) == [id("a"), id("b"), id("c")])
    #expect(try subject.repository.read(matching: ProjectQuery()).map(\.title) == ["b"])
    edit.archivedAt = .clear
    _ = try subject.repository.update(id("a"), edit)
    #expect(try subject.lane(.todo) == "a b")
  }

  @Test("cards are found by the beginning of their id", arguments: RepositoryKind.allCases)
  func prefix(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a b"))
    let prefix = try #require(UniqueIDPrefix(id("b").description))
    #expect(try subject.repository.ids(matching: ProjectQuery(idPrefix: prefix)) == [id("b")])
  }

  @Test("settings change in what is named and keep the rest", arguments: RepositoryKind.allCases)
  func configure(_ kind: RepositoryKind) throws {
    var settings = Subject.settings
    settings.lanes[.done] = LaneSettings(title: "Fertig")
    let subject = try Subject(kind, settings: settings)
    var edit = BoardModification()
    edit.name = "New name"
    edit.lanes[.doing] = BoardModification.Lane(wipLimit: .set(3))
    let result = try subject.repository.apply([.configure(edit, expecting: nil)])
    let changed = try subject.repository.settings()
    #expect(changed.name == "New name")
    #expect(changed.lanes == [.doing: LaneSettings(wipLimit: 3), .done: LaneSettings(title: "Fertig")])
    _ = try subject.repository.apply(result.inverse)
    #expect(try subject.repository.settings() == settings)
  }

  @Test(
    "what changes nothing has no inverse", arguments: RepositoryKind.allCases,
    [
      .modify(id("a"), renaming("a")), .modify(id("a"), entering(.todo)), .place(id("a"), .top),
      .place(id("c"), .bottom), .place(id("a"), .before(id("b"))), .place(id("b"), .after(id("a"))),
      .place(id("a"), .before(id("a"))), .configure(BoardModification(), expecting: nil),
    ] as [ProjectChange])
  func nothing(_ kind: RepositoryKind, _ change: ProjectChange) throws {
    let subject = try Subject(kind, cards("a d:doing b c e:done"))
    let text = subject.fileText
    let result = try subject.repository.apply([change])
    #expect(result.inverse.isEmpty)
    #expect(try subject.cards == cards("a d:doing b c e:done"))
    #expect(subject.fileText == text)
  }
}
