/// A string that a reader found valid and left where it stands: nothing is copied until the caller asks.
///
/// The bytes are not held: every function wants those of the document it was read from, whole.
package struct JSONStringToken: Hashable, Sendable {
  /// The bytes between the quotes, as offsets into the document.
  package let content: Range<Int>
  package let hasEscapes: Bool

  /// The string with its quotes.
  package var range: Range<Int> { content.lowerBound - 1..<content.upperBound + 1 }

  /// The bytes between the quotes, escapes and all.
  package func rawBytes(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    precondition(content.upperBound <= bytes.count, "a token of another document")
    return UnsafeRawBufferPointer(rebasing: bytes[content])
  }

  package func string(in bytes: UnsafeRawBufferPointer) -> String {
    let raw = rawBytes(in: bytes)
    guard hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: raw.count) { JSONEscape.decode(raw, into: $0) }
  }

  /// The decoded string as UTF-8.
  package func decodedBytes(in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let raw = rawBytes(in: bytes)
    guard hasEscapes else { return Array(raw) }
    return Array(unsafeUninitializedCapacity: raw.count) { $1 = JSONEscape.decode(raw, into: $0) }
  }

  /// Whether the decoded string is `text`, scalar by scalar; without copying unless it was written with escapes.
  package func equals(_ text: StaticString, in bytes: UnsafeRawBufferPointer) -> Bool {
    text.withUTF8Buffer { text in
      if hasEscapes { return decodedBytes(in: bytes).elementsEqual(text) }
      guard content.count == text.count else { return false }
      let raw = rawBytes(in: bytes)
      for index in 0..<text.count where raw[index] != text[index] { return false }
      return true
    }
  }

  /// Whether both strings, decoded, are the same, scalar by scalar.
  func equals(_ other: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> Bool {
    if hasEscapes || other.hasEscapes { return decodedBytes(in: bytes) == other.decodedBytes(in: bytes) }
    return content.count == other.content.count && rawBytes(in: bytes).elementsEqual(other.rawBytes(in: bytes))
  }
}
