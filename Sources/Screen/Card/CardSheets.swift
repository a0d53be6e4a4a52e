import Presentation
import struct UseCases.ProjectTranslaterModel

/// The layout of the card that was drawn last, kept while neither the card nor the width changes: a key that scrolls lays
/// nothing out, and one that changes a card reads its body only where that is another one.
final class CardSheets {
  private struct Entry {
    let content: CardContent
    let columns: Int
    let sheet: CardSheet
  }

  private struct Body {
    let text: String
    let columns: Int
    let lines: [SheetLine]
  }

  private let glyphs: Glyphs
  private var entry: Entry?
  private var body: Body?
  /// How many bodies were laid out.
  private(set) var readingCount = 0

  init(glyphs: Glyphs) {
    self.glyphs = glyphs
  }

  func sheet(of content: CardContent, columns: Int) -> CardSheet {
    if let entry, entry.columns == columns, entry.content == content { return entry.sheet }
    let sheet = CardSheet(
      content, body: lines(of: content.card.body, columns: columns), columns: columns, glyphs: glyphs)
    entry = Entry(content: content, columns: columns, sheet: sheet)
    return sheet
  }

  private func lines(of text: String, columns: Int) -> [SheetLine] {
    if let body, body.columns == columns, body.text.utf8.elementsEqual(text.utf8) { return body.lines }
    readingCount += 1
    let lines = MarkdownLines(glyphs: glyphs, columns: columns).lines(of: text)
    body = Body(text: text, columns: columns, lines: lines)
    return lines
  }
}
