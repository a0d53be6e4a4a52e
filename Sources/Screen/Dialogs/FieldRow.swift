import Text
import Presentation

/// One line of a text field: the part around the cursor, with a sign where text is cut off.
struct FieldRow {
  private let editor: TextEditor
  private let area: CellArea
  private let theme: Theme

  init(_ editor: TextEditor, area: CellArea, theme: Theme) {
    self.editor = editor
    self.area = area
    self.theme = theme
  }

  /// Draws the field; the cursor is shown in it when it has the keys.
  func draw(hasKeys: Bool, into grid: inout CellGrid) {
    guard area.rows > 0, area.columns > 0 else { return }
    let text = editor.text
    let total = TextWidth.of(text)
    let cursorColumn = TextWidth.of(editor.textBeforeCursor)
    // One column more than the text, for the cursor behind its end.
    let start = ScrollWindow(total: total + 1, rows: area.columns, at: hasKeys ? cursorColumn : 0).first
    let style = Style(underline: hasKeys)
    grid.fill(area, style: style)
    var column = 0
    for cluster in VisibleText(text) {
      defer { column += cluster.width }
      guard column >= start else { continue }
      guard column + cluster.width <= start + area.columns else { break }
      grid.set(cluster, column: area.column + column - start, row: area.row, style: style)
    }
    drawCuts(left: start > 0, right: total - start > area.columns, into: &grid)
    if hasKeys { grid.cursor = CellPosition(column: area.column + cursorColumn - start, row: area.row) }
  }

  private func drawCuts(left: Bool, right: Bool, into grid: inout CellGrid) {
    let style = Style(dim: true)
    if left { grid.put(String(theme.glyphs.left), column: area.column, row: area.row, columns: 1, style: style) }
    if right {
      let last = area.column + area.columns - 1
      grid.put(String(theme.glyphs.right), column: last, row: area.row, columns: 1, style: style)
    }
  }
}
