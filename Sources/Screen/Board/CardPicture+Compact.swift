import struct UseCases.SearchWords
import Text

/// The card on one row, and the sign of a marked one.
extension CardPicture {
  private static let gap = 2

  /// Title and facts on one row: the title is clipped first, but keeps half of the room.
  func compactDrawing(
    of title: String, marking words: SearchWords, columns: Int, isSelected: Bool, glyphs: Glyphs
  ) -> CellGrid {
    var grid = CellGrid(size: ScreenSize(columns: columns, rows: 1))
    let start = 1 + (isDone ? CardPicture.tickColumns : 0)
    let room = max(0, columns - 1 - start)
    let factColumns = facts.reduce(0) { $0 + TextWidth.of($1.text) }
    let left = facts.isEmpty ? room : max(room - factColumns - CardPicture.gap, room / 2)
    let style = isDone ? Style(bold: isSelected, dim: !isSelected) : Style(bold: isSelected)
    let used = grid.put(
      MatchMarks.pieces(title, of: words, style: style), column: start, row: 0, columns: left,
      ellipsis: glyphs.ellipsis)
    if isDone { grid.put(String(glyphs.tick), column: 1, row: 0, columns: 1, style: Style(.good)) }
    let factStart = start + used + CardPicture.gap
    grid.put(facts, column: factStart, row: 0, columns: max(0, columns - 1 - factStart), ellipsis: glyphs.ellipsis)
    if isSelected { mark(&grid, bar: glyphs.bar) }
    return grid
  }

  /// Tells a marked card by a sign in the column of the bar.
  static func tellMarked(_ grid: inout CellGrid, glyphs: Glyphs) {
    let isReverse = grid.cells.first?.style.isReverse ?? false
    grid.put(
      String(glyphs.mark), column: 0, row: 0, columns: 1, style: Style(.accent, bold: true, reverse: isReverse))
  }
}
