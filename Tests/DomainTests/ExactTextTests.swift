import Domain
import Testing

@Suite("Texts that are canonically equivalent are not the same text")
struct ExactTextTests {
  static let composed = "\u{D55C}"
  static let decomposed = "\u{1112}\u{1161}\u{11AB}"

  @Test("Equal code points alone make equal texts")
  func equality() {
    #expect(Self.composed == Self.decomposed)
    #expect(!Self.composed.isExactly(Self.decomposed))
    #expect(Self.composed.isExactly("한"))
    #expect(!"a".isExactly("b"))
    #expect(!"a".isExactly("ab"))
    let texts: Set = [
      ExactText(wrappedValue: Self.composed), ExactText(wrappedValue: Self.decomposed),
      ExactText(wrappedValue: "\u{D55C}"),
    ]
    #expect(texts.count == 2)
  }

  @Test("All that holds text tells them apart")
  func holders() throws {
    let (new, old) = (Self.composed, Self.decomposed)
    #expect(
      ProjectModel(id: UniqueID(high: 0, low: 0), title: new) != ProjectModel(id: UniqueID(high: 0, low: 0), title: old)
    )
    #expect(
      ProjectModel(id: UniqueID(high: 0, low: 0), title: "t", body: new)
        != ProjectModel(id: UniqueID(high: 0, low: 0), title: "t", body: old))
    #expect(ProjectChecklistItem(text: new) != ProjectChecklistItem(text: old))
    #expect(try ProjectTag(new) != ProjectTag(old))
    #expect(OpaqueField(name: new, value: "1") != OpaqueField(name: old, value: "1"))
    #expect(OpaqueField(name: "n", value: new) != OpaqueField(name: "n", value: old))
    #expect(
      BoardSettings(id: UniqueID(high: 0, low: 0), name: new) != BoardSettings(id: UniqueID(high: 0, low: 0), name: old)
    )
    #expect(LaneSettings(title: new) != LaneSettings(title: old))
    #expect(LaneSettings(title: new) == LaneSettings(title: new))
  }
}
