/// The form of text in which search compares: without case, accents and width, in UTF-8.
///
/// Texts that a reader takes for the same word have the same form, however they are encoded: letters in either case, composed
/// or not, full or half width. Hangul is taken apart into its letters, so that a syllable begun matches the whole one. Marks
/// that make another word (vowel signs, the voicing of kana) stay.
package enum TextFold {
  package static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the folded form of a text; ASCII, which is most of what boards hold, goes byte by byte.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    let isASCII =
      text.utf8.withContiguousStorageIfAvailable { source in
        guard source.allSatisfy({ $0 < 0x80 }) else { return false }
        bytes.append(contentsOf: source.lazy.map(lowercase))
        return true
      } ?? false
    if isASCII { return }
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case ..<0x80: bytes.append(lowercase(UInt8(truncatingIfNeeded: scalar.value)))
    case HangulSyllable.syllables:
      let letters = HangulSyllable.letters(of: scalar.value)
      appendEncoded(letters.initial, to: &bytes)
      appendEncoded(letters.vowel, to: &bytes)
      if let final = letters.final { appendEncoded(final, to: &bytes) }
    case 0x3400...0x9FFF: appendEncoded(scalar.value, to: &bytes)
    default: appendTabled(scalar.value, to: &bytes)
    }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func appendTabled(_ value: UInt32, to bytes: inout [UInt8]) {
    guard let target = target(of: value) else { return appendEncoded(value, to: &bytes) }
    if target & 1 == 0 {
      appendEncoded(value &+ UInt32(bitPattern: Int32(bitPattern: target) >> 1), to: &bytes)
    } else {
      let start = Int(target >> 7)
      bytes.append(contentsOf: FoldTable.forms[start..<start + Int(target >> 1 & 0x3F)])
    }
  }

  /// What the table says of a scalar; nil when it stays as it is.
  private static func target(of value: UInt32) -> UInt32? {
    let firsts = FoldTable.firsts
    guard value >= firsts[0] else { return nil }
    var low = 0
    var high = firsts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= value { low = middle } else { high = middle }
    }
    let last = FoldTable.lasts[low]
    let isEverySecond = last & 1 == 1
    guard value <= last >> 1, !isEverySecond || (value - firsts[low]) % 2 == 0 else { return nil }
    return FoldTable.targets[low]
  }

  private static func appendEncoded(_ value: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80) }
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
      bytes.append(tail(0))
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
      bytes.append(tail(6))
      bytes.append(tail(0))
    default:
      bytes.append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
      bytes.append(tail(12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    }
  }
}
