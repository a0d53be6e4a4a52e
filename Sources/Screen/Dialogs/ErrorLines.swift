import Text

/// Why a dialog could not do what it is for, wrapped to its width.
struct ErrorLines {
  private let lines: [String]
  private let theme: Theme

  private static let rowLimit = 4

  init(_ text: String, columns: Int, rows: Int, theme: Theme) {
    self.theme = theme
    lines = WrappedLines.of(
      "\(theme.glyphs.alarm) \(text)", columns: max(1, columns), limit: max(1, min(rows, ErrorLines.rowLimit)),
      ellipsis: theme.glyphs.ellipsis)
  }

  var count: Int { lines.count }

  func draw(in area: CellArea, into grid: inout CellGrid) {
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      grid.put(
        line, column: area.column, row: area.row + offset, columns: area.columns, style: Style(.alarm, bold: true))
    }
  }
}
