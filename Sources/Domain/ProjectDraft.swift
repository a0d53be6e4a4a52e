/// What a new card is made from.
package struct ProjectDraft: Hashable, Sendable {
  package var id: UniqueID
  package var createdAt: Timestamp
  package var title: String
  package var body = ""
  package var workState = ProjectState.todo
  package var deadline: CalendarDay?
  package var priority = ProjectPriority.none
  package var tags: [ProjectTag] = []
  package var checklist: [ProjectChecklistItem] = []

  package init(id: UniqueID, createdAt: Timestamp, title: String) {
    self.id = id
    self.createdAt = createdAt
    self.title = title
  }

  /// The draft as it will be kept (one-line texts trimmed), if it breaks no rule of what a person may enter.
  package func entered() throws(ProjectRuleError) -> ProjectDraft {
    try ProjectRule.checkLine(title, .title, from: .entered)
    try ProjectRule.checkBody(body, from: .entered)
    try ProjectRule.checkChecklist(checklist, from: .entered)
    var draft = self
    draft.title = String(ProjectRule.trimmed(title))
    draft.tags = ProjectTag.withoutRepeats(tags)
    draft.checklist = checklist.map(\.trimmed)
    try ProjectRule.checkTagCount(draft.tags.count)
    return draft
  }
}

extension ProjectChecklistItem {
  var trimmed: ProjectChecklistItem {
    var item = self
    item.text = String(ProjectRule.trimmed(text))
    return item
  }
}
