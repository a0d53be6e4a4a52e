package import struct UseCases.ProjectTranslaterModel

/// What the card view shows: the card, and what is worded for the view alone.
package struct CardContent: Hashable, Sendable {
  package let card: ProjectTranslaterModel
  package let shortID: String
  package let laneTitle: String
  /// The deadline in words and as a date, such as `3 days late (Sat 28 Nov)`; nil without one.
  package let deadline: String?
  /// The priority's name; nil for none.
  package let priority: String?
  /// Each stay in a state, such as `TODO 2 days`, oldest first.
  package let stays: [String]
}
