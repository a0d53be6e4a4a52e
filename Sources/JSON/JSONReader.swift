/// Reads JSON (RFC 8259) piece by piece, in the order of the text, and refuses whatever is not exactly that.
///
/// The caller pulls what it expects; whatever it does not care about, `skipValue` passes with the same strictness:
///
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///       if key.equals("title", in: reader.bytes) { title = try reader.readString() } else { try reader.skipValue() }
///     }
///     try reader.finish()
///
/// Stricter than the RFC demands: a repeated key in one object, ill-formed UTF-8, an escape for half of a surrogate pair,
/// a byte-order mark and nesting deeper than `depthLimit` are errors. Numbers and strings are handed out as they stand,
/// and nothing is copied. Errors carry the offset in the whole document. After an error the reader is of no more use.
package struct JSONReader: ~Copyable {
  /// How many objects and arrays may be open at once.
  package static let depthLimit = 512

  /// The whole document, also when only a part of it is read. It must outlive the reader.
  package let bytes: UnsafeRawBufferPointer
  package let dialect: JSONDialect
  /// The next byte to be read.
  package internal(set) var offset: Int
  /// Where the part to be read ends.
  let end: Int
  var containers = JSONContainerStack()
  /// Whether the innermost container has just been opened, so that no comma is due.
  var isAtFirstItem = false

  package init(_ bytes: UnsafeRawBufferPointer, dialect: JSONDialect = .json) {
    self.init(bytes, range: 0..<bytes.count, dialect: dialect)
  }

  /// Reads one part of a document, such as a value whose place is known, as if it stood alone.
  package init(_ bytes: UnsafeRawBufferPointer, range: Range<Int>, dialect: JSONDialect = .json) {
    precondition(range.upperBound <= bytes.count)
    self.bytes = bytes
    self.dialect = dialect
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Calls `body` with a reader over an array, and passes on what it returns or throws.
  package static func reading<Result, Failure: Error>(
    _ bytes: [UInt8], dialect: JSONDialect = .json, _ body: (inout JSONReader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      var reader = JSONReader(UnsafeRawBufferPointer(bytes), dialect: dialect)
      return try body(&reader)
    }
  }

  /// The kind of the value that comes next, found by its first character only.
  package mutating func peekKind() throws(JSONError) -> JSONKind {
    try skipWhiteSpace()
    switch currentByte {
    case .quote: return .string
    case .objectStart: return .object
    case .arrayStart: return .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case .minus, .zero...UInt8(ascii: "9"): return .number
    default: throw unexpected(.value)
    }
  }

  package mutating func readNull() throws(JSONError) {
    try expect(.null)
    try passLiteral("null")
  }

  package mutating func readBool() throws(JSONError) -> Bool {
    try expect(.bool)
    let value = currentByte == UInt8(ascii: "t")
    try passLiteral(value ? "true" : "false")
    return value
  }

  /// Passes the next value, whatever it is, checks all of it, and returns where it stands.
  @discardableResult
  package mutating func skipValue() throws(JSONError) -> Range<Int> {
    try skipWhiteSpace()
    let start = offset
    let depth = containers.depth
    repeat {
      try passScalarOrOpen(peekKind())
      while containers.depth > depth, try !nextItem() {}
    } while containers.depth > depth
    return start..<offset
  }

  /// Moves to a byte in the same object or array: over a value that the caller has checked byte by byte (as one may whose
  /// own writer knows but one form), or back to the beginning of the value just passed.
  package mutating func move(to offset: Int) {
    precondition(offset <= end)
    self.offset = offset
  }

  /// Makes sure that nothing but white space follows.
  package mutating func finish() throws(JSONError) {
    try skipWhiteSpace()
    if offset < end { throw JSONError(.trailingContent, at: offset) }
  }

  private mutating func passScalarOrOpen(_ kind: JSONKind) throws(JSONError) {
    switch kind {
    case .object, .array: try open(kind)
    case .string: _ = try passString()
    case .number: _ = try passNumber()
    case .bool: try passLiteral(currentByte == UInt8(ascii: "t") ? "true" : "false")
    case .null: try passLiteral("null")
    }
  }

  /// Moves to the next value in the innermost container, past its key in an object; false when the container has ended.
  private mutating func nextItem() throws(JSONError) -> Bool {
    containers.isInObject ? try nextKey() != nil : try nextElement()
  }

  /// Passes a word that must end where it ends: `nullify` is no `null`.
  private mutating func passLiteral(_ literal: StaticString) throws(JSONError) {
    let count = literal.utf8CodeUnitCount
    let matches = literal.withUTF8Buffer { literal in
      offset + count <= end && bytes[offset..<offset + count].elementsEqual(literal)
    }
    guard matches, !byte(at: offset + count).continuesWord else { throw JSONError(.badLiteral, at: offset) }
    offset += count
  }
}
