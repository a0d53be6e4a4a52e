import Domain
import JSON

/// Reads single cards out of the bytes of a board file, with every check: what it refuses is damaged.
enum CardDecoder {
  /// The card at a place; `id` if it has none of its own.
  static func card(in bytes: [UInt8], at range: Range<Int>, id: UniqueID) throws(BoardFileError) -> ProjectModel {
    try bytes.withRawBytes { (bytes) throws(BoardFileError) in try card(in: bytes, at: range, id: id) }
  }

  static func card(
    in bytes: UnsafeRawBufferPointer, at range: Range<Int>, id: UniqueID
  ) throws(BoardFileError) -> ProjectModel {
    if let card = FormDecoder.card(in: bytes, at: range) { return card }
    var reader = JSONReader(bytes, range: range)
    let record = try ProjectRecord(from: &reader)
    do {
      return try ProjectRecordMapper.card(from: record, id: id)
    } catch {
      throw try damage(error, in: bytes, at: range)
    }
  }

  /// The id of the card at a place; nil if it has none of its own.
  static func id(in bytes: UnsafeRawBufferPointer, at range: Range<Int>) throws(BoardFileError) -> UniqueID? {
    var reader = JSONReader(bytes, range: range)
    let record = try ProjectRecord(from: &reader)
    do {
      return try ProjectRecordMapper.id(from: record)
    } catch {
      throw try damage(error, in: bytes, at: range)
    }
  }

  /// Finds the place of a fault, which a record does not know.
  private static func damage(
    _ fault: RecordFault, in bytes: UnsafeRawBufferPointer, at range: Range<Int>
  ) throws(BoardFileError) -> BoardFileError {
    var reader = JSONReader(bytes, range: range)
    return .damage(fault.damage, offset: try reader.offset(of: fault.path))
  }
}
