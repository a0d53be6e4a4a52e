import Domain
import TestSupport
import Testing

@Suite("Tags")
struct ProjectTagTests {
  @Test(
    "Letters and digits of any script are fine, and - _ . /",
    arguments: [
      "a", "Z9", "web-2.0", "a/b_c", "-", ".", "/", "_", "한글", "\u{1112}\u{1161}\u{11AB}", "カタカナ", "ｶﾅ", "か\u{3099}",
      "中文", "עברית", "العربية", "Ελλάδα", "русский", "हिन्दी", "ไทย", "e\u{301}", "ǅ", "ʰ", "٣", "Ⅷ", "½", "①",
    ])
  func wellFormed(name: String) throws {
    #expect(try ProjectTag(name).name.isExactly(name))
  }

  @Test("Anything else is refused and told")
  func malformed() {
    let names = [
      "", " ", "a b", "#a", "a,b", "a:b", "a+b", "a\tb", "a\u{0}", "\u{7F}", "a\u{A0}b", "👍", "a👩‍👩‍👧‍👦", "a\u{200D}b",
      "a\u{200B}",
      "\u{301}a", "\u{FE0F}", "€", "a’b", "（a）", "a\u{20DD}", "\u{FEFF}a", "a\u{E000}",
    ]
    for name in names {
      #expect(throws: ProjectRuleError.tagMalformed(name), "\(name.debugDescription)") { try ProjectTag(name) }
    }
  }

  @Test("64 characters are fine, 65 are not, whatever a character takes", arguments: ["a", "한", "e\u{301}\u{323}"])
  func length(character: String) throws {
    let full = String(repeating: character, count: 64)
    #expect(try ProjectTag(full).name.count == 64)
    #expect(throws: ProjectRuleError.tooLong(.tag, limit: 64, actual: 65)) { try ProjectTag(full + character) }
  }

  @Test("Repeats in any case go, the first stays, the order is kept")
  func repeats() {
    let tags = ["Web", "bug", "wEB", "한글", "BUG", "\u{1112}\u{1161}\u{11AB}글", "ÉTÉ", "été"].map(ProjectTag.of)
    #expect(ProjectTag.withoutRepeats(tags).map(\.name) == ["Web", "bug", "한글", "ÉTÉ"])
    #expect(ProjectTag.withoutRepeats([]) == [])
  }

  @Test("The key of a tag is the same in any case")
  func key() {
    #expect(ProjectTag.of("WeB").key == ProjectTag.of("web").key)
    #expect(ProjectTag.of("web").key != ProjectTag.of("wed").key)
  }
}
