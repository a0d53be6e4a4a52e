/// Text broken into lines of at most so many cells, line by line as they are asked for; one pass, however long the words.
///
/// - A line feed or CR LF ends a line and belongs to none; text that ends in one has an empty last line.
/// - A line breaks at spaces, which then belong to no line; a line's leading spaces stay.
/// - A word longer than a line breaks between grapheme clusters; CJK text also where `LineBreakRule` says so.
/// - Spaces that do not fit at the end of a line hang over its edge and belong to none.
///
/// Lines are parts of the text, so that their indices are positions in it. A cluster wider than the line stands alone in
/// its line: with less than two cells a line can be wider than asked for.
package struct TextWrap: Sequence {
  private let text: Substring
  private let cells: Int

  /// - Parameter cells: the width of a line; less than one counts as one.
  package init(_ text: Substring, cells: Int) {
    self.text = text
    self.cells = cells < 1 ? 1 : cells
  }

  package func makeIterator() -> Iterator {
    Iterator(text, cells: cells)
  }

  /// All lines, at least one.
  package static func lines(of text: Substring, cells: Int) -> [Substring] {
    Array(TextWrap(text, cells: cells))
  }

  /// At most `limit` lines; if there are more, the last one leaves room for an ellipsis of `ellipsisWidth` cells.
  package static func lines(of text: Substring, cells: Int, limit: Int, ellipsisWidth: Int = 1) -> WrappedText {
    var rest = TextWrap(text, cells: cells).makeIterator()
    var lines: [Substring] = []
    while lines.count < limit, let line = rest.next() { lines.append(line) }
    guard rest.next() != nil else { return WrappedText(lines: lines, isCut: false) }
    if let last = lines.popLast() {
      let start = text[last.startIndex...]
      var kept = TextClip.prefix(of: start, cells: cells - ellipsisWidth).text
      if let newline = kept.firstIndex(where: { $0 == "\n" || $0 == "\r\n" }) { kept = kept[..<newline] }
      lines.append(TextClip.withoutTrailingSpaces(kept))
    }
    return WrappedText(lines: lines, isCut: true)
  }
}
