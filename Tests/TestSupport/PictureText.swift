package import Screen

/// A grid as a text that a person can read and a test can compare: the rows, and below them one style letter per cell.
package enum PictureText {
  package static func of(_ grid: CellGrid) -> String {
    let rows = (0..<grid.size.rows).map { row in "|" + rowText(row, of: grid) + "|" }
    let styles = (0..<grid.size.rows).map { row in
      ":" + String((0..<grid.size.columns).map { letter(cell($0, row, grid).style) }) + ":"
    }
    let cursor = grid.cursor.map { "cursor \($0.column),\($0.row)" } ?? "no cursor"
    return (rows + styles + [cursor]).joined(separator: "\n") + "\n"
  }

  /// The text of a row; a wide cluster stands for both of its cells.
  package static func rowText(_ row: Int, of grid: CellGrid) -> String {
    (0..<grid.size.columns).map { text(of: cell($0, row, grid), in: grid) }.joined()
  }

  private static func cell(_ column: Int, _ row: Int, _ grid: CellGrid) -> Cell {
    grid.cells[row * grid.size.columns + column]
  }

  private static func text(of cell: Cell, in grid: CellGrid) -> String {
    guard cell.width > 0 else { return "" }
    switch cell.glyph {
    case .scalar(let scalar): return String(Character(scalar))
    case .cluster(let index): return grid.clusters[index]
    }
  }

  /// `.` plain, `d` dim, `a r y g` accent, alarm, warning, good; capitals (`B` for plain) are bold, `u` is underlined;
  /// reverse video is `s` plain, `S` bold, and `1…4` for the inks, `5…8` for bold ones.
  package static func letter(_ style: Style) -> Character {
    let inks: [Style.Ink: Int] = [.accent: 0, .alarm: 1, .warning: 2, .good: 3]
    if style.isUnderlined { return "u" }
    guard let index = inks[style.ink] else {
      switch (style.isReverse, style.isBold, style.isDim) {
      case (false, false, false): return "."
      case (false, false, true): return "d"
      case (false, true, _): return "B"
      case (true, false, _): return "s"
      case (true, true, _): return "S"
      }
    }
    let letters = style.isReverse ? (style.isBold ? "5678" : "1234") : (style.isBold ? "ARYG" : "aryg")
    return Array(letters)[index]
  }
}
