/// The limits of a card and the checks that hold them.
///
/// Two sources: what a store holds is held to the limits alone, since a control character in it is no reason to refuse a
/// board; what a person enters must be free of control characters too.
package enum ProjectRule {
  package enum Source: Sendable {
    case stored, entered
  }

  package static let titleLimit = 500
  package static let titleByteLimit = 4_000
  package static let bodyLimit = 100_000
  package static let tagLimit = 32
  package static let checklistLimit = 500
  package static let nameLimit = 100
  package static let wipLimits = 1...9_999

  /// A title or a checklist item's text: one line of 1 to 500 characters after trimming.
  package static func checkLine(
    _ text: String, _ field: ProjectRuleError.Field, from source: Source
  ) throws(ProjectRuleError) {
    try checkText(text, field, limit: titleLimit, from: source)
    let bytes = trimmed(text).utf8.count
    if bytes > titleByteLimit { throw .tooManyBytes(field, limit: titleByteLimit, actual: bytes) }
  }

  /// A board's name or a lane's title: one line of 1 to 100 characters after trimming.
  package static func checkName(
    _ text: String, _ field: ProjectRuleError.Field, from source: Source
  ) throws(ProjectRuleError) {
    try checkText(text, field, limit: nameLimit, from: source)
  }

  /// A body: up to 100,000 characters; line feeds and tabs are no control characters here.
  package static func checkBody(_ text: String, from source: Source) throws(ProjectRuleError) {
    try checkLength(text, .body, limit: bodyLimit)
    if source == .entered { try checkControls(text, .body, after: 0) { $0 == 0x0A || $0 == 0x09 } }
  }

  package static func checkTagCount(_ count: Int) throws(ProjectRuleError) {
    if count > tagLimit { throw .tooMany(.tags, limit: tagLimit, actual: count) }
  }

  package static func checkChecklistCount(_ count: Int) throws(ProjectRuleError) {
    if count > checklistLimit { throw .tooMany(.checklist, limit: checklistLimit, actual: count) }
  }

  package static func checkChecklist(
    _ items: [ProjectChecklistItem], from source: Source
  ) throws(ProjectRuleError) {
    try checkChecklistCount(items.count)
    for item in items { try checkLine(item.text, .checklistItem, from: source) }
  }

  package static func checkWipLimit(_ limit: Int) throws(ProjectRuleError) {
    guard wipLimits.contains(limit) else {
      throw .outOfRange(.wipLimit, lowest: wipLimits.lowerBound, highest: wipLimits.upperBound, actual: limit)
    }
  }

  /// The text without white space at both ends.
  package static func trimmed(_ text: String) -> Substring {
    var rest = text[...]
    while let first = rest.first, isWhiteSpace(first) { rest = rest.dropFirst() }
    while let last = rest.last, isWhiteSpace(last) { rest = rest.dropLast() }
    return rest
  }

  /// A space that carries a combining mark is none, though `Character.isWhitespace` looks at the space alone.
  private static func isWhiteSpace(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func checkText(
    _ text: String, _ field: ProjectRuleError.Field, limit: Int, from source: Source
  ) throws(ProjectRuleError) {
    let core = trimmed(text)
    if core.isEmpty { throw .blank(field) }
    try checkLength(core, field, limit: limit)
    if source == .entered {
      try checkControls(core, field, after: text[..<core.startIndex].count) { _ in false }
    }
  }

  private static func checkLength(
    _ text: some StringProtocol, _ field: ProjectRuleError.Field, limit: Int
  ) throws(ProjectRuleError) {
    // Fewer bytes than the limit cannot be more characters than it.
    guard text.utf8.count > limit else { return }
    let count = text.count
    if count > limit { throw .tooLong(field, limit: limit, actual: count) }
  }

  /// `skipped` is the number of characters before `text` in what was entered.
  private static func checkControls(
    _ text: some StringProtocol, _ field: ProjectRuleError.Field, after skipped: Int, except allowed: (UInt32) -> Bool
  ) throws(ProjectRuleError) {
    var position = skipped
    for character in text {
      position += 1
      for scalar in character.unicodeScalars where isControl(scalar) && !allowed(scalar.value) {
        throw .controlCharacter(field, scalar: scalar.value, position: position)
      }
    }
  }

  /// C0, DEL, C1 and the two separators that end a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
