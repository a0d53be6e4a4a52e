package import Domain

/// Random cards with everything that a card may have, also what is rare: control characters, every script, unknown fields
/// at each depth, the first and the last day.
package struct CardGenerator {
  package var random: SeededGenerator

  private static let texts = [
    "Fix the login redirect", "로그인 오류 수정", "한", "Pair 👩‍💻 session 🇰🇷", "e\u{301}tude", "שלום", "tab\tand\nline",
    "bell \u{7} esc \u{1B}[31m", "quote \" backslash \\ slash /", "\u{2028}\u{85}\u{7F}", "  spaces  ", "x",
    String(repeating: "long ", count: 99), String(repeating: "긴", count: 500),
  ]

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func id() -> UniqueID { UniqueID(using: &random) }

  package mutating func card() -> ProjectModel {
    ProjectModel(
      id: id(), title: text(), body: chance() ? "" : text() + "\n" + text(), workState: state(), deadline: day(),
      priority: element(ProjectPriority.allCases), tags: tags(), checklist: checklist(),
      createdAt: chance() ? nil : time(), updatedAt: chance() ? nil : time(), history: history(),
      archivedAt: chance(in: 5) ? time() : nil, unknownFields: unknownFields())
  }

  package mutating func cards(_ count: Int) -> [ProjectModel] { (0..<count).map { _ in card() } }

  package mutating func settings() -> BoardSettings {
    var settings = BoardSettings(id: id(), name: "Board 보드")
    for state in ProjectState.allCases where chance() {
      settings.lanes[state] = LaneSettings(
        title: chance() ? nil : "Lane 레인", wipLimit: chance() ? nil : number(1...9_999),
        unknownFields: [OpaqueField(name: "\"color\"", value: "\"blue\"")])
    }
    return settings
  }

  package mutating func state() -> ProjectState { element(ProjectState.allCases) }

  package mutating func text() -> String { element(CardGenerator.texts) }

  package mutating func time() -> Timestamp {
    Timestamp(secondsSince1970: number(-62_135_596_800...253_402_300_799))
  }

  package mutating func day() -> CalendarDay? {
    chance() ? nil : CalendarDay(daysSince1970: number(-719_162...2_932_896))
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  package mutating func chance(in count: Int = 2) -> Bool { number(1...count) == 1 }

  package mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  package mutating func tags() -> [ProjectTag] {
    let names = ["web", "bug", "한글", "v1.2", "a/b-c_d", "Ünïcode"]
    return names.filter { _ in chance(in: 3) }.compactMap { try? ProjectTag($0) }
  }

  private mutating func checklist() -> [ProjectChecklistItem] {
    (0..<number(0...3)).map { _ in
      ProjectChecklistItem(text: text(), isDone: chance(), unknownFields: unknownFields())
    }
  }

  private mutating func history() -> [ProjectHistoryEntry] {
    (0..<number(0...3)).map { _ in ProjectHistoryEntry(state: state(), at: time(), unknownFields: unknownFields()) }
  }

  private mutating func unknownFields() -> [OpaqueField] {
    guard chance(in: 4) else { return [] }
    return [
      OpaqueField(name: "\"x\\u0041\"", value: "{\"deep\" :[1.50, 1e400,null ]}"),
      OpaqueField(name: "\"색\"", value: "\"\\u0041\\/\""),
    ]
  }
}
