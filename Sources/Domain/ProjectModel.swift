/// A card: one piece of work, with the rules that hold for it.
package struct ProjectModel: Hashable, Sendable, Identifiable {
  package let id: UniqueID
  @ExactText package var title: String
  /// Markdown.
  @ExactText package var body: String
  package private(set) var workState: ProjectState
  package var deadline: CalendarDay?
  package var priority: ProjectPriority
  package var tags: [ProjectTag]
  package var checklist: [ProjectChecklistItem]
  /// Nil when a file written by hand does not tell.
  package var createdAt: Timestamp?
  package var updatedAt: Timestamp?
  /// Every state the card entered, oldest first; may be empty in a file written by hand.
  package private(set) var history: [ProjectHistoryEntry]
  /// Set while the card is off the lanes.
  package var archivedAt: Timestamp?
  package var unknownFields: [OpaqueField]

  package init(
    id: UniqueID, title: String, body: String = "", workState: ProjectState = .todo, deadline: CalendarDay? = nil,
    priority: ProjectPriority = .none, tags: [ProjectTag] = [], checklist: [ProjectChecklistItem] = [],
    createdAt: Timestamp? = nil, updatedAt: Timestamp? = nil, history: [ProjectHistoryEntry] = [],
    archivedAt: Timestamp? = nil, unknownFields: [OpaqueField] = []
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.workState = workState
    self.deadline = deadline
    self.priority = priority
    self.tags = tags
    self.checklist = checklist
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.history = history
    self.archivedAt = archivedAt
    self.unknownFields = unknownFields
  }

  /// The card that a draft makes, with its first state recorded.
  package init(_ draft: ProjectDraft) {
    self.init(
      id: draft.id, title: draft.title, body: draft.body, workState: draft.workState, deadline: draft.deadline,
      priority: draft.priority, tags: draft.tags, checklist: draft.checklist,
      createdAt: draft.createdAt, updatedAt: draft.createdAt,
      history: [ProjectHistoryEntry(state: draft.workState, at: draft.createdAt)])
  }

  /// Enters a state and records it; no effect when the card is in that state already.
  package mutating func move(to state: ProjectState, at instant: Timestamp) {
    guard state != workState else { return }
    workState = state
    history.append(ProjectHistoryEntry(state: state, at: instant))
  }

  /// Puts the card back where it was, with the history it had then.
  mutating func putBack(to state: ProjectState, history: [ProjectHistoryEntry]) {
    workState = state
    self.history = history
  }

  /// Holds the card to the limits of what a store may hold.
  package func checkLimits() throws(ProjectRuleError) {
    try ProjectRule.checkLine(title, .title, from: .stored)
    try ProjectRule.checkBody(body, from: .stored)
    try ProjectRule.checkTagCount(tags.count)
    try ProjectRule.checkChecklist(checklist, from: .stored)
  }
}

extension ProjectModel {
  /// A done card is never late.
  package func isOverdue(on day: CalendarDay) -> Bool {
    guard workState != .done, let deadline else { return false }
    return deadline < day
  }

  /// How many items of the checklist are done; nil without a checklist.
  package var checklistProgress: (done: Int, total: Int)? {
    guard !checklist.isEmpty else { return nil }
    return (checklist.count { $0.isDone }, checklist.count)
  }

  /// When the card entered the state it is in; nil when its history does not tell.
  package var enteredStateAt: Timestamp? {
    guard let last = history.last, last.state == workState else { return nil }
    return last.at
  }

  package var isArchived: Bool { archivedAt != nil }
}
