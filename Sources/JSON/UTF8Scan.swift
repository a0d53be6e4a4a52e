/// Strict validation of UTF-8, one scalar at a time.
enum UTF8Scan {
  /// The end of the scalar of two to four bytes that begins at `start`, or nil when the bytes up to `end` are
  /// ill-formed there: overlong, a surrogate, beyond U+10FFFF, cut off, or no first byte of a sequence.
  /// After the Unicode Standard, table 3-7.
  @inline(__always)
  static func endOfScalar(from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    let lead = bytes[start]
    guard start + 1 < end else { return nil }
    let second = bytes[start + 1]
    switch lead {
    case 0xC2...0xDF:
      return isContinuation(second) ? start + 2 : nil
    case 0xE0...0xEF:
      guard start + 2 < end, isContinuation(second), isContinuation(bytes[start + 2]) else { return nil }
      if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return nil }
      return start + 3
    case 0xF0...0xF4:
      guard start + 3 < end, isContinuation(second), isContinuation(bytes[start + 2]),
        isContinuation(bytes[start + 3])
      else { return nil }
      if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return nil }
      return start + 4
    default:
      return nil
    }
  }

  /// The scalar whose well-formed bytes are these.
  static func scalar(_ bytes: UnsafeRawBufferPointer.SubSequence) -> Unicode.Scalar {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
