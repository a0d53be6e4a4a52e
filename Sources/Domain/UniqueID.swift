/// A 128-bit identifier written as a UUID (RFC 9562): what a card and a board are known by.
///
/// A type of our own rather than Foundation's: it is read straight from the bytes of a board file, thousands at a time,
/// and it keeps the program free of Foundation, which would double the time to start.
package struct UniqueID: Hashable, Comparable, Sendable {
  /// The first and the last eight bytes, most significant first.
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A random (version 4) identifier.
  package init(using generator: inout some RandomNumberGenerator) {
    high = generator.next() & ~0xF000 | 0x4000
    low = generator.next() & ~(0b11 << 62) | (0b10 << 62)
  }

  /// Reads the form `8-4-4-4-12` of hexadecimal digits in either case; nil for anything else. Allocates nothing.
  package init?(_ text: UnsafeRawBufferPointer) {
    guard text.count == 36 else { return nil }
    let hyphen = UInt8(ascii: "-")
    guard text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen else { return nil }
    func digits(at index: Int) -> UInt64 {
      UInt64(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    func half(at index: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt32.self)))
    }
    guard let first = Digits.hexadecimalValue(ofEight: digits(at: 0)),
      let second = Digits.hexadecimalValue(ofEight: half(at: 9) | half(at: 14) << 32),
      let third = Digits.hexadecimalValue(ofEight: half(at: 19) | half(at: 24) << 32),
      let fourth = Digits.hexadecimalValue(ofEight: digits(at: 28))
    else { return nil }
    self.init(high: first << 32 | second, low: third << 32 | fourth)
  }

  package init?(_ text: String) {
    var text = text
    guard let id = text.withUTF8({ UniqueID(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = id
  }

  package static func < (left: UniqueID, right: UniqueID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// One of the 32 hexadecimal digits, most significant first, hyphens not counted.
  package func digit(at index: Int) -> UInt8 {
    let half = index < 16 ? high : low
    let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UniqueID: CustomStringConvertible {
  /// The lower-case form with hyphens, 36 characters.
  package var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(digit(at: index))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
