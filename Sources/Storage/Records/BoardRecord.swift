import Domain
import JSON

/// What a board file says besides its cards: data only, nothing checked but the types, `format` and `version`.
struct BoardRecord: Equatable {
  static let format = "trilane.board"
  /// The newest version of the format that is known here.
  static let newestVersion = 1

  var version = BoardRecord.newestVersion
  var id: String?
  var name: String?
  /// By the lane's key.
  var lanes: [ProjectState: LaneRecord] = [:]
  /// Members of `lanes` that are no lane of this version.
  var unknownLanes: [OpaqueField] = []
  var unknownFields: [OpaqueField] = []

  /// Whether a newer version made the file, so that it must not be written.
  var isNewer: Bool { version > BoardRecord.newestVersion }
}

extension BoardRecord {
  /// Reads `format`, which must be ours.
  static func checkFormat(from reader: inout JSONReader) throws(BoardFileError) {
    _ = try reader.kind()
    let start = reader.offset
    let format = try reader.string(in: "format")
    guard format == BoardRecord.format else { throw .damage(.otherFormat(format), offset: start) }
  }

  mutating func readVersion(from reader: inout JSONReader) throws(BoardFileError) {
    let token = try reader.number(in: "version")
    let text = reader.text(token.range)
    // A whole number larger than any counts as the largest: newer, whatever it is.
    let isHuge = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && text.utf8.count > 18
    guard let number = token.exactInteger(in: reader.bytes) ?? (isHuge ? .max : nil), number >= 1 else {
      throw .damage(.badVersion(text), offset: token.range.lowerBound)
    }
    version = number
  }

  mutating func readLanes(from reader: inout JSONReader) throws(BoardFileError) {
    try reader.object(in: "lanes") { (reader, key) throws(BoardFileError) in
      if let state = ProjectState(rawValue: key.string(in: reader.bytes)) {
        lanes[state] = try LaneRecord(from: &reader)
      } else {
        unknownLanes.append(try reader.opaqueField(key))
      }
    }
  }
}

extension BoardRecord {
  /// The file up to its first card, in the one form that we write: each member on a line of its own.
  func writeHead(to writer: inout JSONWriter) {
    writer.beginObject()
    writeMember(to: &writer) { $0.member("format", BoardRecord.format) }
    writeMember(to: &writer) {
      $0.key("version")
      $0.integer(version)
    }
    if let id { writeMember(to: &writer) { $0.member("id", id) } }
    if let name { writeMember(to: &writer) { $0.member("name", name) } }
    if !lanes.isEmpty || !unknownLanes.isEmpty { writeMember(to: &writer, writeLanes) }
    for field in unknownFields { writeMember(to: &writer) { $0.opaqueFields([field]) } }
    writer.lineBreak(indentation: 2)
    writer.key("cards")
  }

  private func writeMember(to writer: inout JSONWriter, _ write: (inout JSONWriter) -> Void) {
    writer.lineBreak(indentation: 2)
    write(&writer)
  }

  private func writeLanes(to writer: inout JSONWriter) {
    writer.key("lanes")
    writer.beginObject()
    for state in ProjectState.allCases {
      guard let lane = lanes[state] else { continue }
      writer.key(state.rawValue)
      lane.write(to: &writer)
    }
    writer.opaqueFields(unknownLanes)
    writer.endObject()
  }
}

extension BoardRecord {
  /// The settings that the record of a file stands for; `missing` gives the id and the name of a board without them.
  func settings(missing: BoardSettings, in bytes: [UInt8]) throws(BoardFileError) -> BoardSettings {
    do {
      return try BoardRecordMapper.settings(from: self, missing: missing)
    } catch {
      let path = error.path
      let offset = try JSONReader.reading(bytes) { (reader) throws(BoardFileError) in try reader.offset(of: path) }
      throw .damage(error.damage, offset: offset)
    }
  }
}
