import Domain
import JSON

/// The settings of one lane as they stand in a board file.
struct LaneRecord: Equatable {
  var title: String?
  var wipLimit: Int?
  var unknownFields: [OpaqueField] = []
}

extension LaneRecord {
  init(from reader: inout JSONReader) throws(BoardFileError) {
    self.init()
    try reader.object(in: "lanes") { (reader, key) throws(BoardFileError) in
      if key.equals("title", in: reader.bytes) {
        title = try reader.string(in: "title")
      } else if key.equals("wip_limit", in: reader.bytes) {
        wipLimit = try LaneRecord.wholeNumber(in: "wip_limit", from: &reader)
      } else {
        unknownFields.append(try reader.opaqueField(key))
      }
    }
  }

  private static func wholeNumber(in field: String, from reader: inout JSONReader) throws(BoardFileError) -> Int {
    let token = try reader.number(in: field)
    guard let number = token.exactInteger(in: reader.bytes) else {
      let found = reader.text(token.range)
      throw .damage(
        .wrongType(field: field, expected: .wholeNumber, found: .text(found)), offset: token.range.lowerBound)
    }
    return number
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", title)
    if let wipLimit {
      writer.key("wip_limit")
      writer.integer(wipLimit)
    }
    writer.opaqueFields(unknownFields)
    writer.endObject()
  }
}
