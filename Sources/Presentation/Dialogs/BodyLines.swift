import Text

/// The lines that a body is wrapped into at a width, as ranges of its UTF-8.
package enum BodyLines {
  package static func of(_ text: String, columns: Int) -> [Range<Int>] {
    var start = text.startIndex
    var offset = 0
    return TextWrap.lines(of: text[...], cells: columns).map { line in
      // From line to line, so that finding all offsets takes one pass over the text.
      offset += text.utf8.distance(from: start, to: line.startIndex)
      start = line.startIndex
      return offset..<offset + line.utf8.count
    }
  }
}
