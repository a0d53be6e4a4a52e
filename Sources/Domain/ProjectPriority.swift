/// How much a card matters, least first; the raw values are the words in the board file, where `none` is left out.
package enum ProjectPriority: String, CaseIterable, Hashable, Comparable, Sendable {
  case none
  case low
  case medium
  case high

  /// 0 for none to 3 for high.
  package var rank: Int {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  package static func < (left: ProjectPriority, right: ProjectPriority) -> Bool {
    left.rank < right.rank
  }
}
