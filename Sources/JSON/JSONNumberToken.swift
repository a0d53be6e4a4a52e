/// A number that a reader found valid and left as it is written: nothing is rounded, no digit is lost.
package struct JSONNumberToken: Hashable, Sendable {
  /// Its bytes, as offsets into the document.
  package let range: Range<Int>

  /// The number as written.
  package func text(in bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: rawBytes(in: bytes), as: UTF8.self)
  }

  /// The number if it is a whole one and fits; however it is written, so `1`, `1.0` and `10e-1` are all 1.
  package func exactInteger(in bytes: UnsafeRawBufferPointer) -> Int? {
    Self.exactInteger(rawBytes(in: bytes))
  }

  private func rawBytes(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    precondition(range.upperBound <= bytes.count, "a token of another document")
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// The same for a valid number's text. Zeros are held back until a digit follows them, so that long fractions and
  /// large exponents that cancel out do not overflow on the way.
  static func exactInteger(_ text: some Collection<UInt8>) -> Int? {
    let isNegative = text.first == .minus
    var value = 0
    var zeros = 0
    var fractionDigits = 0
    var inFraction = false
    var rest = isNegative ? text.dropFirst() : text[...]
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest.removeFirst()
      if byte == .point {
        inFraction = true
        continue
      }
      if inFraction { fractionDigits += 1 }
      zeros += 1
      guard byte != .zero else { continue }
      guard let shifted = shift(value, by: zeros) else { return nil }
      let digit = Int(byte &- .zero)
      let (sum, overflow) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow else { return nil }
      value = sum
      zeros = 0
    }
    guard value != 0 else { return 0 }
    guard let exponent = exponent(rest.dropFirst()) else { return nil }
    return shift(value, by: exponent - fractionDigits + zeros)
  }

  /// `value` times ten to the power of `places`; nil if that is below one place or does not fit.
  private static func shift(_ value: Int, by places: Int) -> Int? {
    guard value != 0 else { return 0 }
    guard (0..<20).contains(places) else { return nil }
    var value = value
    for _ in 0..<places {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = product
    }
    return value
  }

  /// The exponent's value, 0 if there is none; nil beyond a billion, which no text is long enough to cancel out.
  private static func exponent(_ digits: some Collection<UInt8>) -> Int? {
    var value = 0
    for byte in digits where byte.isDigit {
      value = value * 10 + Int(byte &- .zero)
      guard value < 1_000_000_000 else { return nil }
    }
    return digits.first == .minus ? -value : value
  }
}
