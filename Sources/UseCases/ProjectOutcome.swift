package import enum Domain.StoreCaution

/// What came of a step.
package struct ProjectOutcome: Hashable, Sendable {
  /// What was done; nil when there was nothing to do.
  package let deed: ProjectDeed?
  package let cautions: [StoreCaution]

  package static let nothing = ProjectOutcome(deed: nil, cautions: [])
}
