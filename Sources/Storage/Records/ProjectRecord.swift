import Domain
import JSON

/// A card as it stands in a board file, version 1: data only, nothing checked but the types.
struct ProjectRecord: Equatable {
  var id: String?
  var title: String?
  var state: String?
  var body: String?
  var deadline: String?
  var priority: String?
  var tags: [String] = []
  var checklist: [ChecklistItemRecord] = []
  var createdAt: String?
  var updatedAt: String?
  var history: [HistoryEntryRecord] = []
  var archivedAt: String?
  var unknownFields: [OpaqueField] = []
}

extension ProjectRecord {
  /// Reads a card's object, in whatever order its fields stand.
  init(from reader: inout JSONReader) throws(BoardFileError) {
    self.init()
    try reader.object(in: "cards") { (reader, key) throws(BoardFileError) in
      if let field = ProjectField(key, in: reader.bytes) {
        try read(field, from: &reader)
      } else {
        unknownFields.append(try reader.opaqueField(key))
      }
    }
  }

  private mutating func read(_ field: ProjectField, from reader: inout JSONReader) throws(BoardFileError) {
    let name = field.rawValue
    switch field {
    case .id: id = try reader.string(in: name)
    case .title: title = try reader.string(in: name)
    case .state: state = try reader.string(in: name)
    case .body: body = try reader.string(in: name)
    case .deadline: deadline = try reader.string(in: name)
    case .priority: priority = try reader.string(in: name)
    case .createdAt: createdAt = try reader.string(in: name)
    case .updatedAt: updatedAt = try reader.string(in: name)
    case .archivedAt: archivedAt = try reader.string(in: name)
    case .tags:
      try reader.list(in: name) { (reader) throws(BoardFileError) in tags.append(try reader.string(in: name)) }
    case .checklist:
      try reader.list(in: name) { (reader) throws(BoardFileError) in
        checklist.append(try ChecklistItemRecord(from: &reader))
      }
    case .history:
      try reader.list(in: name) { (reader) throws(BoardFileError) in
        history.append(try HistoryEntryRecord(from: &reader))
      }
    }
  }
}

extension ProjectRecord {
  /// The card in the one form that we write: on one line, its fields in a fixed order.
  var text: [UInt8] {
    var writer = JSONWriter(reservingCapacity: 512 + (body?.utf8.count ?? 0))
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("state", state)
    writer.member("body", body)
    writer.member("deadline", deadline)
    writer.member("priority", priority)
    writeTags(to: &writer)
    writeChecklist(to: &writer)
    writer.member("created_at", createdAt)
    writer.member("updated_at", updatedAt)
    writeHistory(to: &writer)
    writer.member("archived_at", archivedAt)
    writer.opaqueFields(unknownFields)
    writer.endObject()
  }

  private func writeTags(to writer: inout JSONWriter) {
    guard !tags.isEmpty else { return }
    writer.key("tags")
    writer.beginArray()
    for tag in tags { writer.string(tag) }
    writer.endArray()
  }

  private func writeChecklist(to writer: inout JSONWriter) {
    guard !checklist.isEmpty else { return }
    writer.key("checklist")
    writer.beginArray()
    for item in checklist { item.write(to: &writer) }
    writer.endArray()
  }

  private func writeHistory(to writer: inout JSONWriter) {
    guard !history.isEmpty else { return }
    writer.key("history")
    writer.beginArray()
    for entry in history { entry.write(to: &writer) }
    writer.endArray()
  }
}
