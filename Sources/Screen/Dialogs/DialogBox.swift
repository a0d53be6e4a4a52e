import Text

/// The box of a dialog over the board: title in the upper border, keys in the lower one.
struct DialogBox {
  let area: CellArea
  /// Where the content stands: inside the border and one blank column.
  let content: CellArea

  /// A box in the middle of the screen, as wide as its content needs and the screen allows.
  init(contentColumns: Int, contentRows: Int, on size: ScreenSize) {
    let columns = min(size.columns, contentColumns + 4)
    let rows = min(size.rows, contentRows + 2)
    area = CellArea(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns, rows: rows)
    content = area.inset(columns: 2, rows: 1)
  }

  func draw(title: String, keys: String, corner: String = "", theme: Theme, into grid: inout CellGrid) {
    grid.fill(area)
    grid.drawBox(area, theme.glyphs.lightBox, style: Style(.accent))
    let columns = area.columns - 2
    if !title.isEmpty {
      grid.put(
        " \(title) ", column: area.column + 1, row: area.row, columns: columns, style: Style(.accent, bold: true),
        ellipsis: theme.glyphs.ellipsis)
    }
    let bottom = area.row + area.rows - 1
    let used = grid.put(
      " \(DialogBox.fitting(keys, columns: columns - 2)) ", column: area.column + 1, row: bottom, columns: columns,
      style: Style(dim: true),
      ellipsis: theme.glyphs.ellipsis)
    guard !corner.isEmpty else { return }
    let text = " \(corner) "
    let width = TextWidth.of(text)
    if used + width <= columns {
      grid.put(text, column: area.column + 1 + columns - width, row: bottom, columns: width, style: Style(dim: true))
    }
  }

  /// The keys that fit, whole ones alone: of three the first gives way, which moves about; then the last, which leaves.
  private static func fitting(_ keys: String, columns: Int) -> String {
    let separator = " · "
    var parts = keys.split(separator: separator).map(String.init)
    while parts.count > 1, TextWidth.of(parts.joined(separator: separator)) > columns {
      if parts.count > 2 { parts.removeFirst() } else { parts.removeLast() }
    }
    return parts.joined(separator: separator)
  }
}
