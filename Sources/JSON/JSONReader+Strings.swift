/// Strings: validated, not decoded.
extension JSONReader {
  package mutating func readString() throws(JSONError) -> JSONStringToken {
    try expect(.string)
    return try passString()
  }

  /// Passes a string whose opening quote is the current byte.
  mutating func passString() throws(JSONError) -> JSONStringToken {
    let start = offset + 1
    var index = start
    var hasEscapes = false
    while true {
      index = endOfPlainText(from: index)
      guard index < end else { throw JSONError(.unexpectedEnd(expected: .closingQuote(opened: offset)), at: end) }
      switch bytes[index] {
      case .quote:
        offset = index + 1
        return JSONStringToken(content: start..<index, hasEscapes: hasEscapes)
      case .backslash:
        hasEscapes = true
        index = try endOfEscape(from: index)
      case 0x80...:
        index = try endOfNonASCII(from: index)
      case let control where control < 0x20:
        throw JSONError(.controlCharacter(control), at: index)
      default:
        index += 1
      }
    }
  }

  /// Passes, eight bytes at a time, ASCII that needs no thought. May stop early near the end of the text.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index + ByteWord.width <= end {
      if let stop = ByteWord(at: index, in: bytes).firstOfInterestInString { return index + stop }
      index += ByteWord.width
    }
    return index
  }

  /// The end of the run of scalars beyond ASCII that begins at `start`.
  @inline(__always)
  func endOfNonASCII(from start: Int) throws(JSONError) -> Int {
    var index = start
    while index < end, bytes[index] >= 0x80 {
      guard let next = UTF8Scan.endOfScalar(from: index, to: end, in: bytes) else {
        throw JSONError(.invalidUTF8, at: index)
      }
      index = next
    }
    return index
  }

  /// The end of the escape whose backslash stands at `start`; of two if they make a surrogate pair.
  private func endOfEscape(from start: Int) throws(JSONError) -> Int {
    if JSONEscape.byte(forLetter: byte(at: start + 1)) != nil { return start + 2 }
    guard let unit = JSONEscape.codeUnit(from: start, to: end, in: bytes) else {
      throw JSONError(.badEscape, at: start)
    }
    guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return start + 6 }
    guard let low = JSONEscape.codeUnit(from: start + 6, to: end, in: bytes),
      JSONEscape.scalar(high: unit, low: low) != nil
    else { throw JSONError(.loneSurrogate(unit), at: start) }
    return start + 12
  }
}
