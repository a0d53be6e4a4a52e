/// Writes JSON, one byte after another, in one fixed form: everything on one line, `, ` and `: ` between, and nothing
/// escaped that need not be.
///
/// Commas are put where they are due. That keys and values alternate, that what was begun is ended, and that no key is
/// written twice is up to the caller.
package struct JSONWriter {
  /// What has been written so far.
  package private(set) var bytes: [UInt8]
  /// Whether an item stands before the next one in the same container.
  private var isCommaDue = false

  package init(reservingCapacity capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  package mutating func beginObject() { begin(.objectStart) }
  package mutating func endObject() { end(.objectEnd) }
  package mutating func beginArray() { begin(.arrayStart) }
  package mutating func endArray() { end(.arrayEnd) }

  package mutating func key(_ key: String) {
    string(key)
    endKey()
  }

  /// A key that is known to need no escapes.
  package mutating func key(_ key: StaticString) {
    separate()
    bytes.append(.quote)
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(.quote)
    endKey()
  }

  package mutating func string(_ string: String) {
    separate()
    bytes.append(.quote)
    var string = string
    string.withUTF8 { appendEscaped(UnsafeRawBufferPointer($0)) }
    bytes.append(.quote)
    isCommaDue = true
  }

  package mutating func integer(_ value: Int) {
    raw(String(value).utf8)
  }

  package mutating func bool(_ value: Bool) {
    raw(value ? "true".utf8 : "false".utf8)
  }

  package mutating func null() {
    raw("null".utf8)
  }

  /// A value whose text is known, put down as it is: a number as it was written, or what a reader has passed.
  package mutating func raw(_ value: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
    isCommaDue = true
  }

  /// A value read earlier, in this writer's form.
  package mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let text): raw(text.utf8)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Begins a new line for the next item or, with `beforeEnd`, for the end of the container or of the document.
  package mutating func lineBreak(indentation: Int = 0, beforeEnd: Bool = false) {
    if isCommaDue && !beforeEnd { bytes.append(.comma) }
    bytes.append(.lineFeed)
    bytes.append(contentsOf: repeatElement(.space, count: indentation))
    isCommaDue = false
  }

  private mutating func begin(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    isCommaDue = false
  }

  private mutating func end(_ byte: UInt8) {
    bytes.append(byte)
    isCommaDue = true
  }

  private mutating func endKey() {
    bytes.append(.colon)
    bytes.append(.space)
    isCommaDue = false
  }

  private mutating func separate() {
    guard isCommaDue else { return }
    bytes.append(.comma)
    bytes.append(.space)
  }

  private mutating func appendEscaped(_ text: UnsafeRawBufferPointer) {
    var start = 0
    while start < text.count {
      let end = Self.endOfPlainText(from: start, in: text)
      bytes.append(contentsOf: text[start..<end])
      if end < text.count { appendEscape(of: text[end]) }
      start = end + 1
    }
  }

  /// The place of the first byte from `start` on that must be escaped; the end if there is none.
  private static func endOfPlainText(from start: Int, in text: UnsafeRawBufferPointer) -> Int {
    var index = start
    while index + ByteWord.width <= text.count {
      if let stop = ByteWord(at: index, in: text).firstToEscape { return index + stop }
      index += ByteWord.width
    }
    while index < text.count, text[index] >= 0x20, text[index] != .quote, text[index] != .backslash { index += 1 }
    return index
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(.backslash)
    if let letter = JSONEscape.letter(forByte: byte) {
      bytes.append(letter)
    } else {
      bytes.append(contentsOf: "u00".utf8)
      let hex = String(byte, radix: 16)
      if hex.utf8.count == 1 { bytes.append(.zero) }
      bytes.append(contentsOf: hex.utf8)
    }
  }
}
