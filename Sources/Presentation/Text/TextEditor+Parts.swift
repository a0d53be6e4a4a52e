extension TextEditor {
  package var textBeforeCursor: String {
    String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
  }

  /// The part of the text that a range of its bytes holds.
  package func text(in range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(decoding: bytes[start..<bytes.index(start, offsetBy: range.count)], as: UTF8.self)
  }
}
