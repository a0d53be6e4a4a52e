/// The beginning of an identifier as a person types it: 4 or more hexadecimal digits in either case, hyphens in their places
/// or left out.
package struct UniqueIDPrefix: Hashable, Sendable {
  package static let minimumLength = 4

  private let prefix: UniqueID
  private let mask: UniqueID

  /// Nil for what cannot be the beginning of an identifier or is shorter than 4 digits.
  package init?(_ text: String) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var count = 0
    var previous: UInt8?
    for byte in text.utf8 {
      defer { previous = byte }
      if byte == UInt8(ascii: "-"), previous != byte, [8, 12, 16, 20].contains(count) { continue }
      guard count < 32, let digit = Digits.hexadecimalValue(of: byte) else { return nil }
      let shift = UInt64(60 - 4 * (count % 16))
      if count < 16 { high |= digit << shift } else { low |= digit << shift }
      count += 1
    }
    guard count >= UniqueIDPrefix.minimumLength else { return nil }
    prefix = UniqueID(high: high, low: low)
    mask = UniqueID(
      high: count >= 16 ? .max : ~(UInt64.max >> UInt64(4 * count)),
      low: count <= 16 ? 0 : count == 32 ? .max : ~(UInt64.max >> UInt64(4 * (count - 16))))
  }

  package func matches(_ id: UniqueID) -> Bool {
    id.high & mask.high == prefix.high && id.low & mask.low == prefix.low
  }
}
