/// Collects a bracketed paste until its end marker, `ESC [ 201 ~`.
struct PasteCollector {
  /// What is kept of one paste, in bytes. The rest is read and dropped: no card holds as much.
  static let limit = 1 << 20

  private static let endMarker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes: [UInt8] = []
  /// How many bytes of the end marker the last bytes are.
  private var matched = 0

  /// The pasted text, line ends as they came and invalid UTF-8 as U+FFFD, once its end marker is complete.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == PasteCollector.endMarker[matched] {
      matched += 1
      return matched == PasteCollector.endMarker.count ? text() : nil
    }
    keepMatched()
    if byte == PasteCollector.endMarker[0] {
      matched = 1
    } else {
      keep(byte)
    }
    return nil
  }

  /// What came of a paste whose end did not come.
  mutating func finish() -> String {
    keepMatched()
    return text()
  }

  private mutating func keepMatched() {
    for byte in PasteCollector.endMarker[..<matched] { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteCollector.limit { bytes.append(byte) }
  }

  private func text() -> String {
    bytes.count < PasteCollector.limit
      ? String(decoding: bytes, as: UTF8.self)
      : String(decoding: bytes.prefix(wholeScalars), as: UTF8.self)
  }

  /// How many of the bytes end with a whole character, so that the limit cuts none in two.
  private var wholeScalars: Int {
    let tail = bytes.suffix(4)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.count }
    let length =
      switch bytes[lead] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return lead + length > bytes.count ? lead : bytes.count
  }
}
