/// ASCII digits, read and written.
enum Digits {
  /// The value of an ASCII decimal digit; nil for any other byte.
  static func decimalValue(of byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
  }

  /// The number that the digits at `range` make; nil when one of them is none.
  static func decimalNumber(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard let digit = decimalValue(of: text[index]) else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// The value of an ASCII hexadecimal digit in either case; nil for any other byte.
  static func hexadecimalValue(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The value of eight hexadecimal digits in either case, the first in the lowest bits; nil when one of them is none.
  ///
  /// All eight at once: a board of 10,000 cards has 320,000 of them, and one by one they are a tenth of the time to read it.
  static func hexadecimalValue(ofEight digits: UInt64) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    guard digits & tops == 0 else { return nil }
    /// The top bit of each byte that is not below `limit`; no byte has its own, so that none carries into the next.
    func notBelow(_ limit: UInt8, _ bytes: UInt64) -> UInt64 { bytes &+ ones &* UInt64(0x80 - limit) }
    let lowerCase = digits | ones &* 0x20
    let decimals = notBelow(UInt8(ascii: "0"), digits) & ~notBelow(UInt8(ascii: "9") + 1, digits) & tops
    let letters = notBelow(UInt8(ascii: "a"), lowerCase) & ~notBelow(UInt8(ascii: "f") + 1, lowerCase) & tops
    guard decimals | letters == tops else { return nil }
    // Neighbours are drawn together: digits to bytes, bytes to pairs, pairs to the number.
    var number = (digits & (ones &* 0xF) &+ (letters >> 7) &* 9).byteSwapped
    number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
    number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
    return (number | number >> 16) & 0xFFFF_FFFF
  }

  /// A number that is not negative, with leading zeros up to `width` digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
