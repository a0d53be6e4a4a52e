/// A change to the fields of one card: only what was edited travels, so that two people who edit different fields both win.
package struct ProjectModification: Hashable, Sendable {
  /// What a change does to the time of the last change.
  package enum Touch: Hashable, Sendable {
    case keep
    case at(Timestamp)
    /// Put back to `earlier`, unless something else has set it since.
    case back(from: Timestamp?, to: Timestamp?)
  }

  /// Nil keeps the title; a title cannot be cleared.
  package var title: String?
  package var body: FieldEdit<String> = .keep
  /// Nil keeps the state. A new state takes its time from `touch`, and is not entered without one.
  package var workState: ProjectState?
  package var deadline: FieldEdit<CalendarDay> = .keep
  package var priority: FieldEdit<ProjectPriority> = .keep
  package var tags: FieldEdit<[ProjectTag]> = .keep
  package var checklist: FieldEdit<[ProjectChecklistItem]> = .keep
  package var archivedAt: FieldEdit<Timestamp> = .keep
  /// Nil lets a new state record itself; set by an inverse, which takes that record back.
  package var history: [ProjectHistoryEntry]?
  package var touch = Touch.keep

  package init() {}

  /// The modification of `card` as it will be kept (one-line texts trimmed), if it breaks no rule of what a person may
  /// enter. What is the same as before once it is trimmed is not edited.
  package func entered(for card: ProjectModel) throws(ProjectRuleError) -> ProjectModification {
    var modification = self
    if let title {
      try ProjectRule.checkLine(title, .title, from: .entered)
      let trimmed = String(ProjectRule.trimmed(title))
      modification.title = trimmed.isExactly(card.title) ? nil : trimmed
    }
    if case .set(let body) = body { try ProjectRule.checkBody(body, from: .entered) }
    if case .set(let tags) = tags {
      let tags = ProjectTag.withoutRepeats(tags)
      try ProjectRule.checkTagCount(tags.count)
      modification.tags = tags == card.tags ? .keep : .set(tags)
    }
    if case .set(let items) = checklist {
      let items = try items.entered(keeping: card.checklist)
      modification.checklist = items == card.checklist ? .keep : .set(items)
    }
    return modification
  }
}

extension [ProjectChecklistItem] {
  /// The items as they will be kept. A text that is in `old` is not entered now: it stays as it is, and may have
  /// control characters.
  fileprivate func entered(keeping old: [ProjectChecklistItem]) throws(ProjectRuleError) -> [ProjectChecklistItem] {
    let oldTexts = Set(old.map(\.text))
    try ProjectRule.checkChecklistCount(count)
    var items: [ProjectChecklistItem] = []
    for item in self {
      if oldTexts.contains(item.text) {
        items.append(item)
      } else {
        try ProjectRule.checkLine(item.text, .checklistItem, from: .entered)
        items.append(item.trimmed)
      }
    }
    return items
  }
}

extension ProjectModel {
  /// The card with the fields of a modification; the card itself when that changes nothing but the time of change.
  package func applying(_ edit: ProjectModification) -> ProjectModel {
    var card = self
    if let title = edit.title { card.title = title }
    card.body = edit.body.applied(to: body) ?? ""
    card.deadline = edit.deadline.applied(to: deadline)
    card.priority = edit.priority.applied(to: priority) ?? .none
    card.tags = edit.tags.applied(to: tags) ?? []
    card.checklist = edit.checklist.applied(to: checklist) ?? []
    card.archivedAt = edit.archivedAt.applied(to: archivedAt)
    if let history = edit.history {
      card.putBack(to: edit.workState ?? workState, history: history)
    } else if let state = edit.workState, case .at(let instant) = edit.touch {
      card.move(to: state, at: instant)
    }
    guard card != self else { return self }
    switch edit.touch {
    case .keep: break
    case .at(let instant): card.updatedAt = instant
    case .back(let later, let earlier): if updatedAt == later { card.updatedAt = earlier }
    }
    return card
  }

  /// The values that this card has in the fields that `edit` touches, as an edit that would set them.
  package func snapshot(of edit: ProjectModification) -> ProjectModification {
    var snapshot = ProjectModification()
    if edit.title != nil { snapshot.title = title }
    if !edit.body.isKept { snapshot.body = FieldEdit(to: body) }
    if !edit.deadline.isKept { snapshot.deadline = FieldEdit(to: deadline) }
    if !edit.priority.isKept { snapshot.priority = FieldEdit(to: priority) }
    if !edit.tags.isKept { snapshot.tags = FieldEdit(to: tags) }
    if !edit.checklist.isKept { snapshot.checklist = FieldEdit(to: checklist) }
    if !edit.archivedAt.isKept { snapshot.archivedAt = FieldEdit(to: archivedAt) }
    if edit.workState != nil || edit.history != nil {
      snapshot.workState = workState
      snapshot.history = history
    }
    return snapshot
  }

  /// Whether the card still has all the values of a snapshot.
  package func holds(_ snapshot: ProjectModification) -> Bool {
    applying(snapshot) == self
  }
}

extension ProjectModification {
  /// What a person edited between two versions of a card: its fields that differ. Times and history are not edited.
  package init(from original: ProjectModel, to edited: ProjectModel) {
    self.init()
    if !edited.title.isExactly(original.title) { title = edited.title }
    if !edited.body.isExactly(original.body) { body = .set(edited.body) }
    if edited.workState != original.workState { workState = edited.workState }
    if edited.deadline != original.deadline { deadline = FieldEdit(to: edited.deadline) }
    if edited.priority != original.priority { priority = .set(edited.priority) }
    if edited.tags != original.tags { tags = .set(edited.tags) }
    if edited.checklist != original.checklist { checklist = .set(edited.checklist) }
  }
}
