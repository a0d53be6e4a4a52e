import Domain
import JSON

/// An item of a card's checklist as it stands in a board file.
struct ChecklistItemRecord: Equatable {
  var text: String?
  /// Left out by a hand that means false.
  var done: Bool?
  var unknownFields: [OpaqueField] = []
}

extension ChecklistItemRecord {
  init(from reader: inout JSONReader) throws(BoardFileError) {
    self.init()
    try reader.object(in: "checklist") { (reader, key) throws(BoardFileError) in
      if key.equals("text", in: reader.bytes) {
        text = try reader.string(in: "text")
      } else if key.equals("done", in: reader.bytes) {
        done = try reader.bool(in: "done")
      } else {
        unknownFields.append(try reader.opaqueField(key))
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", text)
    if let done {
      writer.key("done")
      writer.bool(done)
    }
    writer.opaqueFields(unknownFields)
    writer.endObject()
  }
}
