/// Collects UTF-8 that was typed and gives it as characters.
///
/// What comes in one read is joined to grapheme clusters, as an input method sends them. Invalid bytes, and the control
/// characters U+0080 to U+009F, are dropped.
struct TextDecoder {
  private var scalars = String.UnicodeScalarView()
  private var value: UInt32 = 0
  private var least: UInt32 = 0
  private var missing = 0

  /// Whether the last character has begun but is not complete.
  var isPartial: Bool { missing > 0 }

  mutating func take(_ byte: UInt8) {
    if byte & 0xC0 == 0x80 {
      continueScalar(byte)
    } else {
      beginScalar(byte)
    }
  }

  mutating func dropPartial() {
    missing = 0
  }

  /// The characters that are complete, which are then forgotten.
  mutating func takeCharacters() -> String {
    guard !scalars.isEmpty else { return "" }
    defer { scalars = String.UnicodeScalarView() }
    return String(scalars)
  }

  private mutating func beginScalar(_ byte: UInt8) {
    missing = 0
    switch byte {
    case ..<0x80: scalars.append(Unicode.Scalar(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, least: 0xA0)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, least: 0x1_0000)
    default: break
    }
  }

  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.least = least
  }

  private mutating func continueScalar(_ byte: UInt8) {
    guard missing > 0 else { return }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing == 0, value >= least, let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
  }
}
