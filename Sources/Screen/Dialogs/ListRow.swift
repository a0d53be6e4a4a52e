import Text

/// One entry of a list in a dialog, with a detail at its right end.
struct ListRow {
  private let text: String
  private let detail: String
  private let theme: Theme

  init(_ text: String, detail: String, theme: Theme) {
    self.text = text
    self.detail = detail
    self.theme = theme
  }

  func draw(in area: CellArea, isSelected: Bool, into grid: inout CellGrid) {
    guard area.rows > 0 else { return }
    let detailColumns = TextWidth.of(detail)
    let textColumns = area.columns - 1 - (detail.isEmpty ? 0 : detailColumns + 1)
    grid.put(
      text, column: area.column + 1, row: area.row, columns: textColumns, style: Style(bold: isSelected),
      ellipsis: theme.glyphs.ellipsis)
    if detailColumns < area.columns {
      grid.put(
        detail, column: area.column + area.columns - detailColumns, row: area.row, columns: detailColumns,
        style: Style(dim: true))
    }
    guard isSelected else { return }
    grid.restyle(area) { $0.reversed }
    grid.put(String(theme.glyphs.bar), column: area.column, row: area.row, columns: 1, style: Style(reverse: true))
  }
}
