import Text

/// A body in Markdown, laid out plainly for a width: headings bold, lists with bullets, numbers and boxes, quotes behind a
/// bar, code and tables as they are.
struct MarkdownLines {
  let glyphs: Glyphs
  let columns: Int

  /// Deeper nesting is drawn at this depth, so that some of the width is left for text.
  private static let deepest = 6
  private static let leastTextColumns = 8

  func lines(of body: String) -> [SheetLine] {
    guard !body.isEmpty else { return [] }
    // The cells that the signs of the open lists take.
    var signs: [Int] = []
    var lines: [SheetLine] = []
    for block in MarkdownReader.blocks(of: body) {
      append(block, signs: &signs, to: &lines)
    }
    return lines
  }

  private func append(_ block: MarkdownBlock, signs: inout [Int], to lines: inout [SheetLine]) {
    signs.removeSubrange(min(block.depth, signs.count)...)
    let indent = block.kind == .blank ? 0 : signs.prefix(MarkdownLines.deepest).reduce(0, +)
    let margin = margin(quotes: block.quotes, indent: indent)
    let room = max(1, columns - margin.columns)
    for line in text(of: block, columns: room, signs: &signs) { lines.append(SheetLine(margin.pieces + line)) }
  }

  private func text(of block: MarkdownBlock, columns: Int, signs: inout [Int]) -> [[StyledText]] {
    switch block.kind {
    case .paragraph: return StyledWrap.lines(of: InlineMarkdown.pieces(of: block.text), columns: columns)
    case .heading:
      return StyledWrap.lines(of: InlineMarkdown.pieces(of: block.text, isBold: true), columns: columns)
    case .verbatim: return StyledWrap.verbatimLines(of: block.text, columns: columns)
    case .rule:
      let line = String(repeating: String(Character(glyphs.lightBox.horizontal)), count: min(columns, 40))
      return [[StyledText(line, Style(dim: true))]]
    case .blank: return [[]]
    case .item(let marker):
      let sign = sign(of: marker)
      signs.append(TextWidth.of(sign))
      return HangingLines.of(InlineMarkdown.pieces(of: block.text), after: StyledText(sign), columns: columns)
    }
  }

  private func sign(of marker: MarkdownBlock.Marker) -> String {
    switch marker {
    case .bullet: "\(glyphs.bullet) "
    case .number(let number): "\(number) "
    case .box(let isChecked): (isChecked ? glyphs.checked : glyphs.unchecked) + " "
    }
  }

  /// The bars of quotes and the indentation of lists, as much of it as leaves room for text.
  private func margin(quotes: Int, indent: Int) -> (pieces: [StyledText], columns: Int) {
    let bar = "\(Character(glyphs.lightBox.vertical)) "
    let most = max(0, columns - MarkdownLines.leastTextColumns)
    let quoteColumns = min(2 * quotes, most / 2 * 2)
    let bars = String(repeating: bar, count: quoteColumns / 2)
    let spaces = String(repeating: " ", count: min(indent, most - quoteColumns))
    var pieces: [StyledText] = []
    if !bars.isEmpty { pieces.append(StyledText(bars, Style(dim: true))) }
    if !spaces.isEmpty { pieces.append(StyledText(spaces)) }
    return (pieces, quoteColumns + spaces.utf8.count)
  }
}
