import JSON

extension BoardScanner {
  /// The format version of a board, whatever else is in it; nil for what is not JSON or no board.
  static func version(of bytes: [UInt8]) -> Int? {
    try? JSONReader.reading(bytes) { (reader: inout JSONReader) throws(BoardFileError) -> Int? in
      var record = BoardRecord()
      var hasFormat = false
      var hasVersion = false
      do throws(JSONError) { try reader.beginObject() } catch { throw .json(error) }
      while let key = try reader.key() {
        switch key.string(in: reader.bytes) {
        case "format":
          try BoardRecord.checkFormat(from: &reader)
          hasFormat = true
        case "version":
          try record.readVersion(from: &reader)
          hasVersion = true
        default: do throws(JSONError) { _ = try reader.skipValue() } catch { throw .json(error) }
        }
      }
      return hasFormat && hasVersion ? record.version : nil
    }
  }
}
