import Domain
import TestSupport
import Testing

@Suite("What a new card is made from")
struct ProjectDraftTests {
  static func draft(_ title: String = "A") -> ProjectDraft {
    ProjectDraft(id: .number(1), createdAt: .of("2026-12-01T09:00:00Z"), title: title)
  }

  @Test("One-line texts are trimmed, the body is not, repeated tags go")
  func entered() throws {
    var draft = Self.draft(" \tFix it\u{3000}")
    draft.body = "  code\n"
    draft.tags = [.of("Web"), .of("web"), .of("bug")]
    draft.checklist = [.init(text: " one ", isDone: true), .init(text: "two\n")]
    let entered = try draft.entered()
    #expect(entered.title == "Fix it")
    #expect(entered.body == "  code\n")
    #expect(entered.tags == [.of("Web"), .of("bug")])
    #expect(entered.checklist == [.init(text: "one", isDone: true), .init(text: "two")])
  }

  @Test("Entering what was entered changes nothing", arguments: 0..<100 as Range<UInt64>)
  func idempotent(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let draft = generator.draft(id: .number(1), at: .of("2026-12-01T09:00:00Z"))
    let entered = try draft.entered()
    #expect(try entered.entered() == entered)
    #expect(entered == draft)
  }

  @Test("Each rule is held")
  func refusals() {
    #expect(throws: ProjectRuleError.blank(.title)) { try Self.draft(" ").entered() }
    #expect(throws: ProjectRuleError.controlCharacter(.title, scalar: 9, position: 2)) {
      try Self.draft("a\tb").entered()
    }
    var draft = Self.draft()
    draft.body = "\u{7F}"
    #expect(throws: ProjectRuleError.controlCharacter(.body, scalar: 0x7F, position: 1)) { try draft.entered() }
    draft = Self.draft()
    draft.checklist = [.init(text: "")]
    #expect(throws: ProjectRuleError.blank(.checklistItem)) { try draft.entered() }
  }

  @Test("Repeated tags do not count towards the limit")
  func tagLimit() throws {
    var draft = Self.draft()
    draft.tags = (1...32).map { .of("t\($0)") } + [.of("T1"), .of("t2")]
    #expect(try draft.entered().tags.count == 32)
    draft.tags.append(.of("t33"))
    #expect(throws: ProjectRuleError.tooMany(.tags, limit: 32, actual: 33)) { try draft.entered() }
  }
}
