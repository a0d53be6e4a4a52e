import Domain

/// The one place that knows both a card and its record.
enum ProjectRecordMapper {
  static func record(of card: ProjectModel) -> ProjectRecord {
    ProjectRecord(
      id: card.id.description,
      title: card.title,
      state: card.workState.rawValue,
      body: card.body.isEmpty ? nil : card.body,
      deadline: card.deadline?.description,
      priority: card.priority == .none ? nil : card.priority.rawValue,
      tags: card.tags.map(\.name),
      checklist: card.checklist.map {
        ChecklistItemRecord(text: $0.text, done: $0.isDone, unknownFields: $0.unknownFields)
      },
      createdAt: card.createdAt?.description,
      updatedAt: card.updatedAt?.description,
      history: card.history.map {
        HistoryEntryRecord(state: $0.state.rawValue, at: $0.at.description, unknownFields: $0.unknownFields)
      },
      archivedAt: card.archivedAt?.description,
      unknownFields: card.unknownFields)
  }

  /// The card that a record stands for; `id` for a record without one.
  static func card(from record: ProjectRecord, id: UniqueID) throws(RecordFault) -> ProjectModel {
    ProjectModel(
      id: try self.id(from: record) ?? id,
      title: try title(from: record),
      body: try body(from: record),
      workState: try record.state.map { (text) throws(RecordFault) in try state(text, at: path(.state)) } ?? .todo,
      deadline: try deadline(from: record),
      priority: try priority(from: record),
      tags: try tags(from: record),
      checklist: try checklist(from: record),
      createdAt: try time(record.createdAt, at: path(.createdAt)),
      updatedAt: try time(record.updatedAt, at: path(.updatedAt)),
      history: try history(from: record),
      archivedAt: try time(record.archivedAt, at: path(.archivedAt)),
      unknownFields: record.unknownFields)
  }

  /// Nil for a record without an id.
  static func id(from record: ProjectRecord) throws(RecordFault) -> UniqueID? {
    guard let text = record.id else { return nil }
    guard let id = UniqueID(text) else { throw RecordFault(.badID(text), at: path(.id)) }
    return id
  }
}

extension ProjectRecordMapper {
  private static func title(from record: ProjectRecord) throws(RecordFault) -> String {
    guard let title = record.title else {
      throw RecordFault(.missingField(ProjectField.title.rawValue), at: path(.title))
    }
    try check(at: path(.title)) { () throws(ProjectRuleError) in
      try ProjectRule.checkLine(title, .title, from: .stored)
    }
    return title
  }

  private static func body(from record: ProjectRecord) throws(RecordFault) -> String {
    let body = record.body ?? ""
    try check(at: path(.body)) { () throws(ProjectRuleError) in try ProjectRule.checkBody(body, from: .stored) }
    return body
  }

  private static func deadline(from record: ProjectRecord) throws(RecordFault) -> CalendarDay? {
    guard let text = record.deadline else { return nil }
    guard let day = CalendarDay(text) else {
      throw RecordFault(.badDay(field: ProjectField.deadline.rawValue, text), at: path(.deadline))
    }
    return day
  }

  private static func priority(from record: ProjectRecord) throws(RecordFault) -> ProjectPriority {
    guard let text = record.priority else { return .none }
    guard let priority = ProjectPriority(rawValue: text) else {
      throw RecordFault(.unknownPriority(text), at: path(.priority))
    }
    return priority
  }

  private static func tags(from record: ProjectRecord) throws(RecordFault) -> [ProjectTag] {
    try check(at: path(.tags)) { () throws(ProjectRuleError) in try ProjectRule.checkTagCount(record.tags.count) }
    var tags: [ProjectTag] = []
    for (index, name) in record.tags.enumerated() {
      do { tags.append(try ProjectTag(name)) } catch { throw RecordFault(.breaksRule(error), at: path(.tags, index)) }
    }
    return tags
  }

  private static func checklist(from record: ProjectRecord) throws(RecordFault) -> [ProjectChecklistItem] {
    try check(at: path(.checklist)) { () throws(ProjectRuleError) in
      try ProjectRule.checkChecklistCount(record.checklist.count)
    }
    var items: [ProjectChecklistItem] = []
    for (index, item) in record.checklist.enumerated() {
      let path = path(.checklist, index, "text")
      guard let text = item.text else { throw RecordFault(.missingField("text"), at: path) }
      try check(at: path) { () throws(ProjectRuleError) in
        try ProjectRule.checkLine(text, .checklistItem, from: .stored)
      }
      items.append(
        ProjectChecklistItem(text: text, isDone: item.done ?? false, unknownFields: item.unknownFields))
    }
    return items
  }

  private static func history(from record: ProjectRecord) throws(RecordFault) -> [ProjectHistoryEntry] {
    var entries: [ProjectHistoryEntry] = []
    for (index, entry) in record.history.enumerated() {
      let statePath = path(.history, index, "state")
      let timePath = path(.history, index, "at")
      guard let stateText = entry.state else { throw RecordFault(.missingField("state"), at: statePath) }
      let state = try state(stateText, at: statePath)
      guard let at = try time(entry.at, at: timePath) else { throw RecordFault(.missingField("at"), at: timePath) }
      entries.append(ProjectHistoryEntry(state: state, at: at, unknownFields: entry.unknownFields))
    }
    return entries
  }

  private static func state(_ text: String, at path: FieldPath) throws(RecordFault) -> ProjectState {
    guard let state = ProjectState(rawValue: text) else { throw RecordFault(.unknownState(text), at: path) }
    return state
  }

  private static func time(_ text: String?, at path: FieldPath) throws(RecordFault) -> Timestamp? {
    guard let text else { return nil }
    guard let time = Timestamp(text) else { throw RecordFault(.badTime(field: path.field, text), at: path) }
    return time
  }

  private static func check(at path: FieldPath, _ check: () throws(ProjectRuleError) -> Void) throws(RecordFault) {
    do { try check() } catch { throw RecordFault(.breaksRule(error), at: path) }
  }

  private static func path(_ field: ProjectField) -> FieldPath {
    FieldPath(.key(field.rawValue))
  }

  private static func path(_ field: ProjectField, _ index: Int) -> FieldPath {
    FieldPath(.key(field.rawValue), .index(index))
  }

  private static func path(_ field: ProjectField, _ index: Int, _ key: String) -> FieldPath {
    FieldPath(.key(field.rawValue), .index(index), .key(key))
  }
}
