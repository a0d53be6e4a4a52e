/// A word that groups cards: letters and digits of any script, `-`, `_`, `.` and `/`, 1 to 64 characters.
package struct ProjectTag: Hashable, Sendable {
  package static let limit = 64

  @ExactText package private(set) var name: String

  /// Takes the name without its `#`.
  package init(_ name: String) throws(ProjectRuleError) {
    guard !name.isEmpty, ProjectTag.isWellFormed(name) else { throw .tagMalformed(name) }
    if name.utf8.count > ProjectTag.limit, name.count > ProjectTag.limit {
      throw .tooLong(.tag, limit: ProjectTag.limit, actual: name.count)
    }
    self.name = name
  }

  /// Equal for tags that differ in case alone.
  package var key: String { name.lowercased() }

  /// The tags without those that repeat an earlier one in any case.
  package static func withoutRepeats(_ tags: [ProjectTag]) -> [ProjectTag] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.key).inserted }
  }

  private static func isWellFormed(_ name: String) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      guard allows(scalar, first: isFirst) else { return false }
      isFirst = false
    }
    return true
  }

  private static func allows(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    case .nonspacingMark, .spacingMark:
      return !first
    default:
      return false
    }
  }
}
