import Domain
import TestSupport
import Testing

@Suite("Which cards to read, and which card a change is about")
struct ProjectQueryTests {
  private static func matches(_ query: ProjectQuery, _ state: ProjectState, archived: Bool) -> Bool {
    query.matches(id: .number(0x6F96), state: state, isArchived: archived)
  }

  @Test("A lane has the cards of its state that are not archived")
  func lane() {
    #expect(Self.matches(.lane(.doing), .doing, archived: false))
    #expect(!Self.matches(.lane(.doing), .doing, archived: true))
    #expect(!Self.matches(.lane(.doing), .todo, archived: false))
  }

  @Test("Archived cards are left out, taken in, or all there is")
  func archive() {
    #expect(ProjectQuery() == ProjectQuery(archive: .excluded))
    for (archive, open, archived) in [
      (ProjectQuery.Archive.excluded, true, false), (.included, true, true), (.only, false, true),
    ] {
      #expect(Self.matches(ProjectQuery(archive: archive), .todo, archived: false) == open)
      #expect(Self.matches(ProjectQuery(archive: archive), .todo, archived: true) == archived)
    }
    #expect(Self.matches(.all, .done, archived: true))
  }

  @Test("The beginning of an id must match, along with the rest")
  func prefix() throws {
    let prefix = try #require(UniqueIDPrefix("6f96"))
    let other = try #require(UniqueIDPrefix("6f97"))
    #expect(Self.matches(ProjectQuery(idPrefix: prefix), .todo, archived: false))
    #expect(!Self.matches(ProjectQuery(idPrefix: other), .todo, archived: false))
    #expect(!Self.matches(ProjectQuery(state: .done, idPrefix: prefix), .todo, archived: false))
    #expect(!Self.matches(ProjectQuery(idPrefix: prefix), .todo, archived: true))
  }

  @Test("A change names its card, one of the settings none")
  func cardID() {
    let draft = ProjectDraft(id: .number(1), createdAt: .of("2026-12-01T09:00:00Z"), title: "A")
    #expect(ProjectChange.create(draft, .top).cardID == .number(1))
    #expect(ProjectChange.restore(ProjectModel(draft), .top).cardID == .number(1))
    #expect(ProjectChange.modify(.number(2), ProjectModification()).cardID == .number(2))
    #expect(ProjectChange.place(.number(3), .bottom).cardID == .number(3))
    #expect(ProjectChange.remove(.number(4)).cardID == .number(4))
    #expect(ProjectChange.configure(BoardModification(), expecting: nil).cardID == nil)
  }
}
