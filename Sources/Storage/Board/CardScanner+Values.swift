import Domain
import JSON

/// What a value usually looks like, told from its bytes.
extension CardScanner {
  /// Whether a text without escapes is a title or a checklist item's text: few enough bytes for the limit, so few enough
  /// characters, and not blank, since a visible ASCII character or one of the Han or Hangul blocks is never part of white
  /// space.
  static func isLine(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= ProjectRule.titleLimit else { return false }
    return text.contains { byte in
      switch byte {
      case 0x21..<0x7F: true
      // The first bytes of U+4000 to U+9FFF and of U+B000 to U+CFFF.
      case 0xE4...0xE9, 0xEB, 0xEC: true
      default: false
      }
    }
  }

  static func isASCIITag(_ text: UnsafeRawBufferPointer) -> Bool {
    guard !text.isEmpty, text.count <= ProjectTag.limit else { return false }
    return text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  static func state(_ token: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> ProjectState? {
    if token.equals("todo", in: bytes) { return .todo }
    if token.equals("doing", in: bytes) { return .doing }
    if token.equals("done", in: bytes) { return .done }
    return nil
  }

  static func isPriority(_ token: JSONStringToken, in bytes: UnsafeRawBufferPointer) -> Bool {
    token.equals("none", in: bytes) || token.equals("low", in: bytes) || token.equals("medium", in: bytes)
      || token.equals("high", in: bytes)
  }
}
