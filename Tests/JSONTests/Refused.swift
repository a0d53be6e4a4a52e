import JSON
import Testing

/// A text that is no JSON, why, and the byte at which it stops being any.
struct Refused: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: JSONError

  init(_ text: String, _ kind: JSONError.Kind, at offset: Int) {
    self.init(Array(text.utf8), kind, at: offset)
  }

  init(_ bytes: [UInt8], _ kind: JSONError.Kind, at offset: Int) {
    self.bytes = bytes
    error = JSONError(kind, at: offset)
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }
}
