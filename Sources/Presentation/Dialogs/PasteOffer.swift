/// Several lines pasted into the line that adds a card: a card for each, or one line of them all.
package struct PasteOffer: Sendable {
  /// The paste as it came.
  let source: String
  /// The titles that the cards would have.
  package let titles: [String]

  /// Nil when there is nothing to ask: the line would hold a single one, or more than a field may hold.
  init?(pasting source: String, into field: TextEditor) {
    let pasted = PastedLines(source)
    let byteCount = field.text.utf8.count + source.utf8.count
    guard pasted.lines.count > 1, byteCount <= TextEditor.byteLimit else { return nil }
    self.source = source
    let before = field.textBeforeCursor
    let after = String(decoding: field.text.utf8.dropFirst(before.utf8.count), as: UTF8.self)
    var titles = pasted.lines.map(\.text)
    titles[0] = before + titles[0]
    titles[titles.count - 1] += after
    self.titles = titles
  }
}
