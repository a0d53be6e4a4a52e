import Domain
import Testing

@Suite("The limits of a card")
struct ProjectRuleTests {
  typealias Failure = ProjectRuleError

  /// One character of 25 bytes.
  static let family = "👩‍👩‍👧‍👦"
  /// One character of 9 bytes: three jamo.
  static let jamo = "\u{1112}\u{1161}\u{11AB}"

  // MARK: - One line

  @Test(
    "A line of 500 characters is fine, one of 501 is not, whatever a character takes",
    arguments: ["a", "한", "é", "か\u{3099}"])
  func lineLength(character: String) throws {
    for source in [ProjectRule.Source.entered, .stored] {
      for count in [1, 499, 500] {
        try ProjectRule.checkLine(String(repeating: character, count: count), .title, from: source)
      }
      #expect(throws: Failure.tooLong(.title, limit: 500, actual: 501)) {
        try ProjectRule.checkLine(String(repeating: character, count: 501), .title, from: source)
      }
    }
  }

  @Test("A line of 4,000 bytes is fine, one of more is not although it has few characters")
  func lineBytes() throws {
    let full = String(repeating: Self.family, count: 160)
    #expect(full.utf8.count == 4_000)
    try ProjectRule.checkLine(full, .checklistItem, from: .entered)
    #expect(throws: Failure.tooManyBytes(.checklistItem, limit: 4_000, actual: 4_001)) {
      try ProjectRule.checkLine(full + "a", .checklistItem, from: .entered)
    }
    #expect(throws: Failure.tooManyBytes(.title, limit: 4_000, actual: 4_500)) {
      try ProjectRule.checkLine(String(repeating: Self.jamo, count: 500), .title, from: .stored)
    }
    try ProjectRule.checkLine(String(repeating: Self.jamo, count: 444), .title, from: .entered)
  }

  @Test("White space at the ends does not count")
  func lineMargins() throws {
    let margin = String(repeating: " \t\u{3000}\r\n", count: 2_000)
    try ProjectRule.checkLine(margin + String(repeating: "a", count: 500) + margin, .title, from: .entered)
    #expect(throws: Failure.tooLong(.title, limit: 500, actual: 501)) {
      try ProjectRule.checkLine(margin + String(repeating: "a", count: 501) + margin, .title, from: .entered)
    }
  }

  @Test(
    "A line of white space alone is blank",
    arguments: ["", " ", "\t\n", "\u{3000}\u{A0}\u{2003}", "\r\n\r\n", "\u{2028}"])
  func blank(text: String) {
    for source in [ProjectRule.Source.entered, .stored] {
      #expect(throws: Failure.blank(.title)) { try ProjectRule.checkLine(text, .title, from: source) }
      #expect(throws: Failure.blank(.boardName)) { try ProjectRule.checkName(text, .boardName, from: source) }
    }
  }

  // MARK: - Control characters

  @Test(
    "A control character in a line is refused when it is entered, and no reason to refuse a store",
    arguments: [0x00, 0x07, 0x09, 0x0A, 0x0D, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0x2028, 0x2029] as [UInt32])
  func controls(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "가b\(Character(scalar))c"
    #expect(throws: Failure.controlCharacter(.title, scalar: value, position: 3)) {
      try ProjectRule.checkLine(text, .title, from: .entered)
    }
    #expect(throws: Failure.controlCharacter(.laneTitle, scalar: value, position: 3)) {
      try ProjectRule.checkName(text, .laneTitle, from: .entered)
    }
    try ProjectRule.checkLine(text, .title, from: .stored)
    try ProjectRule.checkName(text, .laneTitle, from: .stored)
  }

  @Test(
    "What is beside the control characters is fine",
    arguments: [0x20, 0x7E, 0xA0, 0xAD, 0x200B, 0x200D, 0x2027, 0x202A, 0x202E, 0x2066, 0xFEFF, 0xFFFD, 0x10FFFD]
      as [UInt32])
  func noControls(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    try ProjectRule.checkLine("a\(Character(scalar))b", .title, from: .entered)
    try ProjectRule.checkBody("a\(Character(scalar))b", from: .entered)
  }

  @Test("The position of a control character is counted in the text as it was typed")
  func controlPosition() {
    #expect(throws: Failure.controlCharacter(.title, scalar: 7, position: 5)) {
      try ProjectRule.checkLine(" \u{3000}한\(Self.family)\u{7}x", .title, from: .entered)
    }
  }

  @Test("A line end between two words is told by the first of its code points")
  func carriageReturn() {
    #expect(throws: Failure.controlCharacter(.title, scalar: 0x0D, position: 2)) {
      try ProjectRule.checkLine("a\r\nb", .title, from: .entered)
    }
  }

  // MARK: - Names

  @Test("A name of 100 characters is fine, one of 101 is not", arguments: ["a", "한", "👩‍👩‍👧‍👦"])
  func nameLength(character: String) throws {
    for source in [ProjectRule.Source.entered, .stored] {
      try ProjectRule.checkName(String(repeating: character, count: 100), .boardName, from: source)
      #expect(throws: Failure.tooLong(.laneTitle, limit: 100, actual: 101)) {
        try ProjectRule.checkName(String(repeating: character, count: 101), .laneTitle, from: source)
      }
    }
  }

  // MARK: - Body

  @Test(
    "A body of 100,000 characters is fine, one of 100,001 is not", arguments: ["a", "한", "\u{1112}\u{1161}\u{11AB}"])
  func bodyLength(character: String) throws {
    let full = String(repeating: character, count: 100_000)
    for source in [ProjectRule.Source.entered, .stored] {
      try ProjectRule.checkBody(full, from: source)
      #expect(throws: Failure.tooLong(.body, limit: 100_000, actual: 100_001)) {
        try ProjectRule.checkBody(full + character, from: source)
      }
    }
  }

  @Test("A body may be empty, and have lines and tabs, but no other control characters")
  func bodyControls() throws {
    try ProjectRule.checkBody("", from: .entered)
    try ProjectRule.checkBody(" \n\tcode\n\n", from: .entered)
    try ProjectRule.checkBody("a\r\nb\u{0}", from: .stored)
    #expect(throws: Failure.controlCharacter(.body, scalar: 0x0D, position: 2)) {
      try ProjectRule.checkBody("a\r\nb", from: .entered)
    }
    #expect(throws: Failure.controlCharacter(.body, scalar: 0x1B, position: 4)) {
      try ProjectRule.checkBody("a\n한\u{1B}[31m", from: .entered)
    }
  }

  // MARK: - Numbers

  @Test("32 tags are fine, 33 are not")
  func tagCount() throws {
    try ProjectRule.checkTagCount(0)
    try ProjectRule.checkTagCount(32)
    #expect(throws: Failure.tooMany(.tags, limit: 32, actual: 33)) { try ProjectRule.checkTagCount(33) }
  }

  @Test("500 checklist items are fine, 501 are not; each is held to a line's rules")
  func checklist() throws {
    let item = ProjectChecklistItem(text: "step")
    let full = [ProjectChecklistItem](repeating: item, count: 500)
    try ProjectRule.checkChecklist(full, from: .entered)
    #expect(throws: Failure.tooMany(.checklist, limit: 500, actual: 501)) {
      try ProjectRule.checkChecklist(full + [item], from: .stored)
    }
    #expect(throws: Failure.blank(.checklistItem)) {
      try ProjectRule.checkChecklist([item, ProjectChecklistItem(text: " ")], from: .stored)
    }
    #expect(throws: Failure.controlCharacter(.checklistItem, scalar: 9, position: 2)) {
      try ProjectRule.checkChecklist([ProjectChecklistItem(text: "a\tb")], from: .entered)
    }
    try ProjectRule.checkChecklist([ProjectChecklistItem(text: "a\tb")], from: .stored)
  }

  @Test("A WIP limit is 1 to 9,999")
  func wipLimit() throws {
    for limit in [1, 2, 9_998, 9_999] { try ProjectRule.checkWipLimit(limit) }
    for limit in [Int.min, -1, 0, 10_000, .max] {
      #expect(throws: Failure.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: limit)) {
        try ProjectRule.checkWipLimit(limit)
      }
    }
  }

  // MARK: - Trimming

  @Test(
    "Trimming takes white space off both ends and nothing else",
    arguments: [
      ("a", "a"), ("  a b  ", "a b"), ("\r\n한\u{3000}", "한"), ("\u{200B}a\u{FEFF}", "\u{200B}a\u{FEFF}"),
      (" \u{301}a \u{301}", " \u{301}a \u{301}"), (" \t ", ""), ("", ""),
    ])
  func trimming(text: String, expected: String) {
    #expect(String(ProjectRule.trimmed(text)).isExactly(expected))
  }
}
