import Text

/// One entry of a list in a dialog, with a detail at its right end.
struct ListRow {
  private let text: String
  private let detail: String
  private let isDim: Bool
  private let theme: Theme

  /// What is dim cannot be chosen here.
  init(_ text: String, detail: String, isDim: Bool = false, theme: Theme) {
    self.isDim = isDim
    self.text = text
    self.detail = detail
    self.theme = theme
  }

  func draw(in area: CellArea, isSelected: Bool, into grid: inout CellGrid) {
    guard area.rows > 0 else { return }
    let wanted = TextWidth.of(detail)
    // What is dim tells its reason, which gives way to the name; keys are short, and the name gives way to them.
    let room = isDim ? area.columns - TextWidth.of(text) - 3 : area.columns - 1
    let detailColumns = min(wanted, max(0, room))
    let textColumns = area.columns - 1 - (detailColumns == 0 ? 0 : detailColumns + 1)
    grid.put(
      text, column: area.column + 1, row: area.row, columns: textColumns,
      style: Style(bold: isSelected && !isDim, dim: isDim), ellipsis: theme.glyphs.ellipsis)
    if isDim || detailColumns == wanted {
      grid.put(
        detail, column: area.column + area.columns - detailColumns, row: area.row, columns: detailColumns,
        style: Style(dim: true), ellipsis: theme.glyphs.ellipsis)
    }
    guard isSelected else { return }
    grid.restyle(area) { $0.reversed }
    grid.put(String(theme.glyphs.bar), column: area.column, row: area.row, columns: 1, style: Style(reverse: true))
  }
}
