/// Objects and arrays, item by item.
extension JSONReader {
  /// Enters the object that comes next. `nextKey` leads through it and leaves it.
  package mutating func beginObject() throws(JSONError) {
    try expect(.object)
    try open(.object)
  }

  /// Moves to the value of the next member and returns its key; nil when the object has ended and is left behind.
  ///
  /// The value must be read or skipped before the next call.
  package mutating func nextKey() throws(JSONError) -> JSONStringToken? {
    guard try advance(closing: .objectEnd, expected: .commaOrObjectEnd) else { return nil }
    guard currentByte == .quote else { throw unexpected(.key) }
    let key = try passString()
    if let first = containers.insert(key, in: bytes) {
      throw JSONError(.repeatedKey(key.string(in: bytes), first: first), at: key.range.lowerBound)
    }
    try skipWhiteSpace()
    guard currentByte == .colon else { throw unexpected(.colon) }
    offset += 1
    return key
  }

  /// Enters the array that comes next. `nextElement` leads through it and leaves it.
  package mutating func beginArray() throws(JSONError) {
    try expect(.array)
    try open(.array)
  }

  /// Moves to the next element; false when the array has ended and is left behind.
  ///
  /// The element must be read or skipped before the next call.
  package mutating func nextElement() throws(JSONError) -> Bool {
    try advance(closing: .arrayEnd, expected: .commaOrArrayEnd)
  }

  /// Enters an object or array whose first byte is the current one.
  mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard containers.depth < Self.depthLimit else { throw JSONError(.tooDeep(limit: Self.depthLimit), at: offset) }
    containers.open(isObject: kind == .object)
    isAtFirstItem = true
    offset += 1
  }

  /// Moves past the comma that is due to the next item of the innermost container; false when it has ended.
  @inline(__always)
  private mutating func advance(closing: UInt8, expected: JSONExpectation) throws(JSONError) -> Bool {
    try skipWhiteSpace()
    if currentByte == closing {
      leave()
      return false
    }
    if isAtFirstItem {
      isAtFirstItem = false
      return true
    }
    guard currentByte == .comma else { throw unexpected(expected) }
    let comma = offset
    offset += 1
    try skipWhiteSpace()
    guard currentByte == closing else { return true }
    guard dialect == .jsonc else { throw JSONError(.trailingComma, at: comma) }
    leave()
    return false
  }

  private mutating func leave() {
    offset += 1
    isAtFirstItem = false
    containers.close()
  }
}
