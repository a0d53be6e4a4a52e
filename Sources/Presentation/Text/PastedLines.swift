/// The lines of a pasted list: those that hold something, without the marks that lists have in Markdown.
package struct PastedLines: Sendable {
  package struct Line: Hashable, Sendable {
    package let text: String
    /// Whether the line had a box with a cross: `- [x]`.
    package let isDone: Bool
  }

  package let lines: [Line]
  /// How many control characters were left out.
  package let droppedControls: Int

  package init(_ source: String) {
    let taken = FieldText(source, isMultiline: true)
    droppedControls = taken.droppedControls
    lines = taken.text.split(separator: "\n").compactMap(PastedLines.line)
  }

  /// Nil for a line of white space or of a mark alone.
  private static func line(_ source: Substring) -> Line? {
    var rest = trimmed(source)
    if let bullet = rest.first, "-*+•".contains(bullet), rest.dropFirst().first?.isWhitespace ?? true {
      rest = trimmed(rest.dropFirst())
    }
    let box = rest.prefix(3).lowercased()
    let isBox = (box == "[ ]" || box == "[x]") && rest.dropFirst(3).first?.isWhitespace ?? true
    if isBox { rest = trimmed(rest.dropFirst(3)) }
    guard !rest.isEmpty else { return nil }
    // A tab within the line becomes a space, as in any field of one line.
    return Line(text: FieldText(String(rest), isMultiline: false).text, isDone: isBox && box == "[x]")
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }
}
