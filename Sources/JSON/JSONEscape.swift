/// The escapes of JSON strings (RFC 8259, section 7).
enum JSONEscape {
  /// The byte that `\` and this letter stand for; nil for `u` and for everything that is no escape.
  static func byte(forLetter letter: UInt8) -> UInt8? {
    switch letter {
    case .quote, .backslash, .slash: letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): .lineFeed
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "t"): .tab
    default: nil
    }
  }

  /// The letter that, after `\`, stands for a byte which must be escaped; nil when only the long form will do.
  static func letter(forByte byte: UInt8) -> UInt8? {
    switch byte {
    case .quote, .backslash: byte
    case 0x08: UInt8(ascii: "b")
    case 0x0C: UInt8(ascii: "f")
    case .lineFeed: UInt8(ascii: "n")
    case .carriageReturn: UInt8(ascii: "r")
    case .tab: UInt8(ascii: "t")
    default: nil
    }
  }

  /// The UTF-16 code unit that `\uXXXX` at `start` stands for; nil if no such escape stands there before `end`.
  static func codeUnit(from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer) -> UInt16? {
    guard start + 6 <= end, bytes[start] == .backslash, bytes[start + 1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for index in start + 2..<start + 6 {
      guard let digit = bytes[index].hexValue else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Decodes the content of a string that a reader found valid, and returns the number of bytes written: never more than
  /// the content has.
  static func decode(_ raw: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    func append(_ byte: UInt8) {
      output[count] = byte
      count += 1
    }
    var index = 0
    while index < raw.count {
      guard raw[index] == .backslash, index + 1 < raw.count else {
        append(raw[index])
        index += 1
        continue
      }
      if let byte = byte(forLetter: raw[index + 1]) {
        append(byte)
        index += 2
      } else {
        let (scalar, end) = scalar(from: index, in: raw)
        UTF8.encode(scalar, into: append)
        index = end
      }
    }
    return count
  }

  /// The scalar that one `\uXXXX`, or two for a surrogate pair, stands for, and where it ends.
  private static func scalar(from start: Int, in raw: UnsafeRawBufferPointer) -> (Unicode.Scalar, end: Int) {
    guard let first = codeUnit(from: start, to: raw.count, in: raw) else { return ("\u{FFFD}", start + 1) }
    if let scalar = Unicode.Scalar(first) { return (scalar, start + 6) }
    let pair = codeUnit(from: start + 6, to: raw.count, in: raw).flatMap { self.scalar(high: first, low: $0) }
    return (pair ?? "\u{FFFD}", start + 12)
  }

  /// The scalar of a surrogate pair; nil if the two units are not one.
  static func scalar(high: UInt16, low: UInt16) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00)
  }
}
