import Domain
import JSON

/// A state that a card entered, as it stands in a board file.
struct HistoryEntryRecord: Equatable {
  var state: String?
  var at: String?
  var unknownFields: [OpaqueField] = []
}

extension HistoryEntryRecord {
  init(from reader: inout JSONReader) throws(BoardFileError) {
    self.init()
    try reader.object(in: "history") { (reader, key) throws(BoardFileError) in
      if key.equals("state", in: reader.bytes) {
        state = try reader.string(in: "state")
      } else if key.equals("at", in: reader.bytes) {
        at = try reader.string(in: "at")
      } else {
        unknownFields.append(try reader.opaqueField(key))
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("at", at)
    writer.opaqueFields(unknownFields)
    writer.endObject()
  }
}
