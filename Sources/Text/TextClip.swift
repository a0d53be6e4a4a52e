/// Cuts text to a number of cells, never inside a grapheme cluster.
package enum TextClip {
  /// As much of the text's start as fits.
  ///
  /// - Returns: the longest prefix of whole clusters that takes at most `cells`, and the cells that it takes.
  package static func prefix(of text: Substring, cells: Int) -> (text: Substring, width: Int) {
    var clusters = VisibleText(text).makeIterator()
    var width = 0
    while true {
      let start = clusters.position
      switch clusters.nextPiece() {
      case .ascii(let run):
        let room = cells - width
        // A run that the bytes of the room do not exhaust: its end needs no count.
        guard let end = run.index(run.startIndex, offsetBy: max(0, room), limitedBy: run.endIndex) else {
          width += run.count
          continue
        }
        if end == run.endIndex { width += run.count } else { return (text[..<end], max(width, cells)) }
      case .cluster(let cluster):
        guard width + cluster.width <= cells else { return (text[..<start], width) }
        width += cluster.width
      case nil:
        return (text, width)
      }
    }
  }

  /// The text in its visible form if it fits into `cells`; else as much of its start as leaves room for the ellipsis, the
  /// ellipsis, and spaces up to exactly `cells`.
  package static func clipped(_ text: Substring, to cells: Int, ellipsis: Character = "…") -> String {
    if prefix(of: text, cells: cells).text.endIndex == text.endIndex { return VisibleText(text).string }
    let ellipsisWidth = TextWidth.of(ellipsis)
    guard cells >= ellipsisWidth else { return spaces(cells) }
    let kept = withoutTrailingSpaces(prefix(of: text, cells: cells - ellipsisWidth).text)
    let padding = cells - ellipsisWidth - TextWidth.of(kept)
    return VisibleText(kept).string + String(ellipsis) + spaces(padding)
  }

  package static func clipped(_ text: String, to cells: Int, ellipsis: Character = "…") -> String {
    clipped(text[...], to: cells, ellipsis: ellipsis)
  }

  /// What shows of the text, in its visible form, through a window of `cells` that begins at the cell `column`: a field
  /// scrolled sideways. The half of a wide cluster at either edge shows as a space.
  package static func window(of text: Substring, from column: Int, cells: Int) -> String {
    var result = ""
    var start = 0
    for cluster in VisibleText(text) {
      let end = start + cluster.width
      if start >= column + cells { break }
      if start >= column, end <= column + cells {
        result += cluster.text
      } else if end > column {
        result += spaces(min(end, column + cells) - max(start, column))
      }
      start = end
    }
    return result
  }

  static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return text[..<bytes.endIndex]
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
