/// A value of a small document that is read whole, such as a configuration or a line of a journal, and where it stands.
package struct JSONValue: Sendable {
  package let content: Content
  /// Its bytes, as offsets into the document.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as written.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; no key twice.
    case object([JSONMember])
  }

  /// Reads a document that is this one value.
  package init(parsing bytes: [UInt8], dialect: JSONDialect = .json) throws(JSONError) {
    self = try JSONReader.reading(bytes, dialect: dialect) { (reader) throws(JSONError) in
      let value = try reader.readValue()
      try reader.finish()
      return value
    }
  }

  package var kind: JSONKind {
    switch content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The member's value in an object; nil if there is none, or if this is no object. Takes time by the number of members.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The value of a whole number that fits, however it is written.
  package var exactInteger: Int? {
    if case .number(let text) = content { JSONNumberToken.exactInteger(text.utf8) } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }
}
