/// Single bytes, what may stand between tokens, and the errors that name what was found instead.
extension JSONReader {
  /// The next byte to be read; NUL, which JSON has no use for, at the end.
  @inline(__always)
  var currentByte: UInt8 { byte(at: offset) }

  /// The byte at an offset from the cursor on; NUL at the end and beyond.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// Passes white space (RFC 8259, section 2) and, where allowed, comments.
  @inline(__always)
  mutating func skipWhiteSpace() throws(JSONError) {
    while offset < end {
      switch bytes[offset] {
      case .space, .lineFeed, .carriageReturn, .tab: offset += 1
      case .slash where dialect == .jsonc: try skipComment()
      default: return
      }
    }
  }

  /// Passes a comment that begins at the cursor. Block comments do not nest.
  private mutating func skipComment() throws(JSONError) {
    let start = offset
    let isBlock = byte(at: start + 1) == .asterisk
    guard isBlock || byte(at: start + 1) == .slash else { throw unexpected(.value) }
    var index = start + 2
    while index < end {
      switch bytes[index] {
      case .lineFeed where !isBlock, .carriageReturn where !isBlock:
        offset = index
        return
      case .asterisk where isBlock && byte(at: index + 1) == .slash:
        offset = index + 2
        return
      case 0x80...:
        index = try endOfNonASCII(from: index)
      default:
        index += 1
      }
    }
    if isBlock { throw JSONError(.unterminatedComment, at: start) }
    offset = end
  }

  /// Moves to the next value and makes sure that it begins like one of this kind.
  @inline(__always)
  mutating func expect(_ kind: JSONKind) throws(JSONError) {
    let found = try peekKind()
    if found != kind { throw JSONError(.wrongKind(expected: kind, found: found), at: offset) }
  }

  /// The error for whatever stands at the cursor.
  @inline(never)
  func unexpected(_ expected: JSONExpectation) -> JSONError {
    guard offset < end else { return JSONError(.unexpectedEnd(expected: expected), at: end) }
    guard bytes[offset] >= 0x80 else {
      return JSONError(.unexpectedCharacter(Unicode.Scalar(bytes[offset]), expected: expected), at: offset)
    }
    guard let scalarEnd = UTF8Scan.endOfScalar(from: offset, to: end, in: bytes) else {
      return JSONError(.invalidUTF8, at: offset)
    }
    let scalar = UTF8Scan.scalar(bytes[offset..<scalarEnd])
    if offset == 0 && scalar == "\u{FEFF}" { return JSONError(.byteOrderMark, at: offset) }
    return JSONError(.unexpectedCharacter(scalar, expected: expected), at: offset)
  }
}
