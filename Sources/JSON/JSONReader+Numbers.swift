/// Numbers: validated, not converted.
extension JSONReader {
  package mutating func readNumber() throws(JSONError) -> JSONNumberToken {
    try expect(.number)
    return try passNumber()
  }

  /// Passes a number whose first byte, `-` or a digit, is the current one (RFC 8259, section 6).
  mutating func passNumber() throws(JSONError) -> JSONNumberToken {
    guard let numberEnd = endOfNumber(from: offset), !byte(at: numberEnd).continuesWord else {
      throw JSONError(.badNumber, at: offset)
    }
    let token = JSONNumberToken(range: offset..<numberEnd)
    offset = numberEnd
    return token
  }

  private func endOfNumber(from start: Int) -> Int? {
    var index = byte(at: start) == .minus ? start + 1 : start
    if byte(at: index) == .zero {
      index += 1
    } else {
      guard let digitsEnd = endOfDigits(from: index) else { return nil }
      index = digitsEnd
    }
    if byte(at: index) == .point {
      guard let digitsEnd = endOfDigits(from: index + 1) else { return nil }
      index = digitsEnd
    }
    if byte(at: index) | 0x20 == UInt8(ascii: "e") {
      let isSigned = byte(at: index + 1) == .plus || byte(at: index + 1) == .minus
      return endOfDigits(from: index + (isSigned ? 2 : 1))
    }
    return index
  }

  /// The end of one or more digits; nil if there is none.
  private func endOfDigits(from start: Int) -> Int? {
    var index = start
    while byte(at: index).isDigit { index += 1 }
    return index > start ? index : nil
  }
}
