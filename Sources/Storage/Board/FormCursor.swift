import Domain
import JSON

/// Goes through a card that stands in the very form that we write: its keys in a fixed order, so that what is between the
/// values is compared with what has to be there, and no key can come twice.
///
/// Each function passes what it names and returns it, or says that something else comes next; then the place it leaves is
/// of no more use.
struct FormCursor {
  let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(bytes: UnsafeRawBufferPointer, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Passes these bytes if they come next.
  @inline(__always)
  mutating func pass(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != literal.utf8Start[index] { return false }
    offset += count
    return true
  }

  mutating func id() -> UniqueID? {
    next(36).flatMap { UniqueID($0) }
  }

  mutating func day() -> CalendarDay? {
    next(10).flatMap { CalendarDay($0) }
  }

  /// A time as we write it: whole seconds in UTC.
  mutating func timestamp() -> Timestamp? {
    next(20).flatMap { Timestamp($0) }
  }

  /// A state and its closing quote.
  mutating func state() -> ProjectState? {
    if pass("todo\"") { return .todo }
    if pass("doing\"") { return .doing }
    if pass("done\"") { return .done }
    return nil
  }

  /// A priority and its closing quote.
  mutating func priority() -> ProjectPriority? {
    if pass("low\"") { return .low }
    if pass("medium\"") { return .medium }
    if pass("high\"") { return .high }
    return nil
  }

  mutating func string(_ reader: inout JSONReader) throws(JSONError) -> JSONStringToken? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    reader.move(to: offset)
    let token = try reader.readString()
    offset = reader.offset
    return token
  }

  /// A title or the text of a checklist item that needs no more thought.
  mutating func line(_ reader: inout JSONReader) throws(JSONError) -> JSONStringToken? {
    guard let token = try string(&reader), !token.hasEscapes, CardScanner.isLine(token.rawBytes(in: bytes)) else {
      return nil
    }
    return token
  }

  private mutating func next(_ count: Int) -> UnsafeRawBufferPointer? {
    guard offset + count <= bytes.count else { return nil }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }
}
