import Domain
import JSON

/// Decodes one card that stands in the very form that we write, without a record in between; the counterpart of
/// `FormScanner`, and three times as fast as `CardDecoder`'s way, which has its turn for anything unusual.
struct FormDecoder: ~Copyable {
  private var cursor: FormCursor

  /// The card at a place; nil when it is not in our form.
  static func card(in bytes: UnsafeRawBufferPointer, at range: Range<Int>) -> ProjectModel? {
    var reader = JSONReader(bytes, range: range)
    var decoder = FormDecoder(cursor: FormCursor(bytes: bytes, offset: range.lowerBound))
    // What a reader refuses here is told by the other way, with its place.
    guard let card = try? decoder.card(&reader), decoder.cursor.offset == range.upperBound else { return nil }
    return card
  }

  private init(cursor: FormCursor) {
    self.cursor = cursor
  }

  private mutating func card(_ reader: inout JSONReader) throws(JSONError) -> ProjectModel? {
    guard cursor.pass("{\"id\": \""), let id = cursor.id(), cursor.pass("\", \"title\": "),
      let title = try cursor.line(&reader), cursor.pass(", \"state\": \""), let state = cursor.state(),
      let body = try body(&reader)
    else { return nil }
    var deadline: CalendarDay?
    if cursor.pass(", \"deadline\": \"") {
      deadline = cursor.day()
      guard deadline != nil, cursor.pass("\"") else { return nil }
    }
    var priority: ProjectPriority?
    if cursor.pass(", \"priority\": \"") {
      priority = cursor.priority()
      guard priority != nil else { return nil }
    }
    guard let tags = try tags(&reader), let checklist = try checklist(&reader) else { return nil }
    var created: Timestamp?
    if cursor.pass(", \"created_at\": \"") {
      created = timestamp()
      guard created != nil else { return nil }
    }
    var updated: Timestamp?
    if cursor.pass(", \"updated_at\": \"") {
      updated = timestamp()
      guard updated != nil else { return nil }
    }
    guard let history = history() else { return nil }
    var archived: Timestamp?
    if cursor.pass(", \"archived_at\": \"") {
      archived = timestamp()
      guard archived != nil else { return nil }
    }
    guard cursor.pass("}") else { return nil }
    return ProjectModel(
      id: id, title: title.string(in: cursor.bytes), body: body, workState: state, deadline: deadline,
      priority: priority ?? .none, tags: tags, checklist: checklist, createdAt: created, updatedAt: updated,
      history: history, archivedAt: archived)
  }

  private mutating func timestamp() -> Timestamp? {
    guard let instant = cursor.timestamp(), cursor.pass("\"") else { return nil }
    return instant
  }

  private mutating func body(_ reader: inout JSONReader) throws(JSONError) -> String? {
    guard cursor.pass(", \"body\": ") else { return "" }
    guard let token = try cursor.string(&reader), token.content.count <= ProjectRule.bodyLimit else { return nil }
    return token.string(in: cursor.bytes)
  }

  private mutating func tags(_ reader: inout JSONReader) throws(JSONError) -> [ProjectTag]? {
    guard cursor.pass(", \"tags\": [") else { return [] }
    var tags: [ProjectTag] = []
    repeat {
      guard let token = try cursor.string(&reader), let tag = try? ProjectTag(token.string(in: cursor.bytes)) else {
        return nil
      }
      tags.append(tag)
    } while cursor.pass(", ")
    return tags.count <= ProjectRule.tagLimit && cursor.pass("]") ? tags : nil
  }

  private mutating func checklist(_ reader: inout JSONReader) throws(JSONError) -> [ProjectChecklistItem]? {
    guard cursor.pass(", \"checklist\": [") else { return [] }
    var items: [ProjectChecklistItem] = []
    repeat {
      guard cursor.pass("{\"text\": "), let text = try cursor.line(&reader), cursor.pass(", \"done\": ") else {
        return nil
      }
      let isDone = cursor.pass("true}")
      guard isDone || cursor.pass("false}") else { return nil }
      items.append(ProjectChecklistItem(text: text.string(in: cursor.bytes), isDone: isDone))
    } while cursor.pass(", ")
    return items.count <= ProjectRule.checklistLimit && cursor.pass("]") ? items : nil
  }

  private mutating func history() -> [ProjectHistoryEntry]? {
    guard cursor.pass(", \"history\": [") else { return [] }
    var entries: [ProjectHistoryEntry] = []
    repeat {
      guard cursor.pass("{\"state\": \""), let state = cursor.state(), cursor.pass(", \"at\": \""),
        let at = timestamp(),
        cursor.pass("}")
      else { return nil }
      entries.append(ProjectHistoryEntry(state: state, at: at))
    } while cursor.pass(", ")
    return cursor.pass("]") ? entries : nil
  }
}
