import Text

/// Text wrapped into at most so many lines; what does not fit is told by an ellipsis on the last one.
enum WrappedLines {
  static func of(_ text: String, columns: Int, limit: Int, ellipsis: Character) -> [String] {
    let wrapped = TextWrap.lines(of: text[...], cells: columns, limit: limit)
    var lines = wrapped.lines.map(String.init)
    if wrapped.isCut, let last = lines.indices.last { lines[last].append(ellipsis) }
    return lines
  }
}
