package import Domain

/// A card as view models and screens see it: ready to draw, and with the raw values needed to edit it without loss.
package struct ProjectTranslaterModel: Hashable, Sendable, Identifiable {
  package let id: UniqueID
  @ExactText package var title: String
  @ExactText package var body: String
  package var state: ProjectState
  package var deadline: CalendarDay?
  package var priority: ProjectPriority
  package var tags: [ProjectTag]
  package var checklist: [ProjectChecklistItem]
  package var createdAt: Timestamp?
  package var updatedAt: Timestamp?
  package var history: [ProjectHistoryEntry]
  package var archivedAt: Timestamp?
  package var unknownFields: [OpaqueField]

  /// The deadline in words; nil without one.
  package var deadlineText: String?
  package var urgency: ProjectUrgency
  /// The checklist's progress, such as `2/5`; nil without a checklist.
  package var progressText: String?
  /// How long the card has been in its state, once that is more than a week.
  package var ageText: String?

  package var hasBody: Bool { !body.isEmpty }
}
