/// Whole values, for small documents.
extension JSONReader {
  /// Reads the next value and everything in it. Calls itself, at most `depthLimit` deep.
  package mutating func readValue() throws(JSONError) -> JSONValue {
    let kind = try peekKind()
    let start = offset
    let content: JSONValue.Content
    switch kind {
    case .null:
      try readNull()
      content = .null
    case .bool: content = .bool(try readBool())
    case .number: content = .number(try readNumber().text(in: bytes))
    case .string: content = .string(try readString().string(in: bytes))
    case .array: content = .array(try readElements())
    case .object: content = .object(try readMembers())
    }
    return JSONValue(content, range: start..<offset)
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try beginArray()
    while try nextElement() { elements.append(try readValue()) }
    return elements
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    try beginObject()
    while let key = try nextKey() {
      let value = try readValue()
      members.append(JSONMember(key: key.string(in: bytes), keyOffset: key.range.lowerBound, value: value))
    }
    return members
  }
}
