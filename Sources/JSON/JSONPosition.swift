/// A place in a text as an editor shows it. Costs a pass over the text: made for the place of an error only.
package struct JSONPosition: Hashable, Sendable {
  /// From 1. A line ends with LF, CR or CRLF.
  package let line: Int
  /// From 1, in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the byte at `offset`; an offset beyond the text stands for its end.
  package init(of offset: Int, in bytes: UnsafeRawBufferPointer) {
    var line = 1
    var column = 1
    for index in 0..<min(offset, bytes.count) {
      switch bytes[index] {
      case .lineFeed:
        line += 1
        column = 1
      case .carriageReturn where index + 1 == bytes.count || bytes[index + 1] != .lineFeed:
        line += 1
        column = 1
      case 0x80..<0xC0:
        break  // The scalar was counted with its first byte.
      default:
        column += 1
      }
    }
    self.init(line: line, column: column)
  }

  package init(of offset: Int, in bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { JSONPosition(of: offset, in: $0) }
  }
}
