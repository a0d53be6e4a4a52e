import JSON

/// The fields of a card that this version of the format knows, by their keys.
enum ProjectField: String, CaseIterable {
  case id, title, state, body, deadline, priority, tags, checklist
  case createdAt = "created_at"
  case updatedAt = "updated_at"
  case history
  case archivedAt = "archived_at"

  /// Nil for a key that this version does not know.
  @inline(__always)
  init?(_ key: JSONStringToken, in bytes: UnsafeRawBufferPointer) {
    guard !key.hasEscapes else {
      self.init(rawValue: key.string(in: bytes))
      return
    }
    // The length leaves two candidates at most.
    let candidates: (StaticString, ProjectField, StaticString, ProjectField)
    switch key.content.count {
    case 2: candidates = ("id", .id, "id", .id)
    case 4: candidates = ("body", .body, "tags", .tags)
    case 5: candidates = ("title", .title, "state", .state)
    case 7: candidates = ("history", .history, "history", .history)
    case 8: candidates = ("deadline", .deadline, "priority", .priority)
    case 9: candidates = ("checklist", .checklist, "checklist", .checklist)
    case 10: candidates = ("created_at", .createdAt, "updated_at", .updatedAt)
    case 11: candidates = ("archived_at", .archivedAt, "archived_at", .archivedAt)
    default: return nil
    }
    if key.equals(candidates.0, in: bytes) {
      self = candidates.1
    } else if key.equals(candidates.2, in: bytes) {
      self = candidates.3
    } else {
      return nil
    }
  }
}
