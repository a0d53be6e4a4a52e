import Domain
import Testing

@Suite("Refusals of every repository")
struct RefusalTests {
  struct Case: CustomStringConvertible {
    let name: String
    let change: ProjectChange
    let error: ProjectRepositoryError
    var description: String { name }
  }

  private static var longTitle: ProjectModification {
    renaming(String(repeating: "x", count: 501))
  }

  private static var otherSettings: BoardModification {
    var edit = BoardModification()
    edit.name = "Other"
    return edit
  }

  private static var badLimit: BoardModification {
    var edit = BoardModification()
    edit.lanes[.doing] = BoardModification.Lane(wipLimit: .set(0))
    return edit
  }

  static let cases: [Case] = [
    Case(name: "unknown card", change: .modify(id("z"), renaming("x")), error: .noSuchCard(id("z"))),
    Case(name: "removal of an unknown card", change: .remove(id("z")), error: .noSuchCard(id("z"))),
    Case(
      name: "id that is taken", change: .create(ProjectDraft(id: id("a"), createdAt: later, title: "x"), .top),
      error: .cardExists(id("a"))),
    Case(name: "restored card that is there", change: .restore(cards("a")[0], .top), error: .cardExists(id("a"))),
    Case(
      name: "title over the limit", change: .modify(id("a"), longTitle),
      error: .invalid(.tooLong(.title, limit: 500, actual: 501))),
    Case(
      name: "new card with a blank title",
      change: .create(ProjectDraft(id: id("n"), createdAt: later, title: " "), .top), error: .invalid(.blank(.title))),
    Case(
      name: "edit that expects another title",
      change: .modify(id("a"), renaming("x"), to: nil, expecting: renaming("other")), error: .cardChanged(id("a"))),
    Case(
      name: "removal that expects another card", change: .remove(id("a"), expecting: cards("a:done")[0]),
      error: .cardChanged(id("a"))),
    Case(
      name: "settings that expect another name", change: .configure(BoardModification(), expecting: otherSettings),
      error: .settingsChanged),
    Case(
      name: "WIP limit of 0", change: .configure(badLimit, expecting: nil),
      error: .invalid(.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: 0))),
  ]

  @Test("a change that cannot be made says why", arguments: RepositoryKind.allCases, RefusalTests.cases)
  func refuses(_ kind: RepositoryKind, _ refusal: Case) throws {
    let subject = try Subject(kind, cards("a b"))
    #expect(throws: refusal.error) { try subject.repository.apply([refusal.change]) }
    #expect(try subject.cards == cards("a b"))
  }

  @Test("changes are made all or not at all", arguments: RepositoryKind.allCases, RefusalTests.cases)
  func allOrNothing(_ kind: RepositoryKind, _ refusal: Case) throws {
    let subject = try Subject(kind, cards("a b c:doing"))
    let text = subject.fileText
    #expect(throws: refusal.error) {
      try subject.repository.apply([
        .place(id("b"), .top), .modify(id("c"), entering(.done)), .remove(id("c")), refusal.change,
      ])
    }
    #expect(try subject.cards == cards("a b c:doing"))
    #expect(try subject.lane(.doing) == "c")
    #expect(subject.fileText == text)
  }

  @Test("undo leaves a card that was edited since", arguments: RepositoryKind.allCases)
  func movedOn(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a"))
    let result = try subject.repository.update(id("a"), renaming("first"))
    _ = try subject.repository.update(id("a"), renaming("second"))
    #expect(throws: ProjectRepositoryError.cardChanged(id("a"))) { try subject.repository.apply(result.inverse) }
    #expect(try subject.repository.read(id: id("a"))?.title == "second")
  }

  @Test("undo of one field leaves another that was edited since", arguments: RepositoryKind.allCases)
  func otherField(_ kind: RepositoryKind) throws {
    let subject = try Subject(kind, cards("a"))
    let result = try subject.repository.update(id("a"), renaming("first"))
    var edit = ProjectModification()
    edit.body = .set("body")
    edit.touch = .at(Timestamp(secondsSince1970: later.secondsSince1970 + 1))
    _ = try subject.repository.update(id("a"), edit)
    _ = try subject.repository.apply(result.inverse)
    let card = try #require(try subject.repository.read(id: id("a")))
    #expect(card.title == "a")
    #expect(card.body == "body")
    #expect(card.updatedAt == Timestamp(secondsSince1970: later.secondsSince1970 + 1))
  }
}
