extension CardPicture {
  /// The card on as many rows as it takes: a column for the bar, the text, a blank column.
  func drawing(columns: Int, isSelected: Bool, glyphs: Glyphs) -> CellGrid {
    var grid = CellGrid(size: ScreenSize(columns: columns, rows: rows))
    let indent = isDone ? CardPicture.tickColumns : 0
    let textColumns = max(0, columns - 2 - indent)
    for (row, line) in title.enumerated() {
      grid.put(line, column: 1 + indent, row: row, columns: textColumns, ellipsis: glyphs.ellipsis)
    }
    if isDone { grid.put(String(glyphs.tick), column: 1, row: 0, columns: 1, style: Style(.good)) }
    if !facts.isEmpty {
      grid.put(facts, column: 1 + indent, row: title.count, columns: textColumns, ellipsis: glyphs.ellipsis)
    }
    if isSelected { mark(&grid, bar: glyphs.bar) }
    return grid
  }

  /// Tells the selected card by a bar beside all its rows and reverse video on its title.
  ///
  /// The facts keep their colours, which say how the card stands; and half as many cells change per key, which ncurses takes
  /// most of the time for.
  func mark(_ grid: inout CellGrid, bar: Character) {
    let titleRows = min(max(1, title.count), grid.size.rows)
    grid.restyle(CellArea(column: 0, row: 0, columns: grid.size.columns, rows: titleRows)) { $0.reversed }
    for row in 0..<grid.size.rows {
      grid.put(String(bar), column: 0, row: row, columns: 1, style: Style(reverse: row < titleRows))
    }
  }
}
