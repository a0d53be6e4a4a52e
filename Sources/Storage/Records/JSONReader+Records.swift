import Domain
import JSON

/// Values of records, read with the name of the field that they are in.
extension JSONReader {
  mutating func kind() throws(BoardFileError) -> JSONKind {
    do { return try peekKind() } catch { throw .json(error) }
  }

  /// Makes sure that the next value is of this kind.
  mutating func expect(_ expected: JSONKind, in field: String) throws(BoardFileError) {
    let found = try kind()
    guard found != expected else { return }
    throw .damage(.wrongType(field: field, expected: expected.term, found: found.term), offset: offset)
  }

  mutating func string(in field: String) throws(BoardFileError) -> String {
    try expect(.string, in: field)
    do { return try readString().string(in: bytes) } catch { throw .json(error) }
  }

  mutating func bool(in field: String) throws(BoardFileError) -> Bool {
    try expect(.bool, in: field)
    do { return try readBool() } catch { throw .json(error) }
  }

  mutating func number(in field: String) throws(BoardFileError) -> JSONNumberToken {
    try expect(.number, in: field)
    do { return try readNumber() } catch { throw .json(error) }
  }

  /// Reads an object, member by member; `read` is given the key and must pass the value.
  mutating func object(
    in field: String, _ read: (inout JSONReader, JSONStringToken) throws(BoardFileError) -> Void
  ) throws(BoardFileError) {
    try expect(.object, in: field)
    do { try beginObject() } catch { throw .json(error) }
    while let key = try key() { try read(&self, key) }
  }

  /// Reads a list, element by element; `read` must pass the element.
  mutating func list(
    in field: String, _ read: (inout JSONReader) throws(BoardFileError) -> Void
  ) throws(BoardFileError) {
    try expect(.array, in: field)
    do { try beginArray() } catch { throw .json(error) }
    while try hasElement() { try read(&self) }
  }

  /// Passes the value of a member that this version does not know, and keeps both texts.
  mutating func opaqueField(_ key: JSONStringToken) throws(BoardFileError) -> OpaqueField {
    let value = try passedValue()
    return OpaqueField(name: text(key.range), value: text(value))
  }

  mutating func passedValue() throws(BoardFileError) -> Range<Int> {
    do { return try skipValue() } catch { throw .json(error) }
  }

  mutating func key() throws(BoardFileError) -> JSONStringToken? {
    do { return try nextKey() } catch { throw .json(error) }
  }

  mutating func hasElement() throws(BoardFileError) -> Bool {
    do { return try nextElement() } catch { throw .json(error) }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension JSONReader {
  /// Where the value at the end of a path begins; where the object begins if there is none. The reader must stand before
  /// the object.
  mutating func offset(of path: FieldPath) throws(BoardFileError) -> Int {
    _ = try kind()
    var place = offset
    for step in path.steps {
      guard try enter(step) else { return place }
      _ = try kind()
      place = offset
    }
    return place
  }

  private mutating func enter(_ step: FieldPath.Step) throws(BoardFileError) -> Bool {
    do {
      switch step {
      case .key(let name):
        try beginObject()
        while let key = try nextKey() {
          if key.string(in: bytes) == name { return true }
          try skipValue()
        }
      case .index(let index):
        try beginArray()
        for _ in 0..<index where try nextElement() { try skipValue() }
        return try nextElement()
      }
      return false
    } catch {
      throw .json(error)
    }
  }
}
