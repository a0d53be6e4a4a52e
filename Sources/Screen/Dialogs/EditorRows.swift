import Presentation
import Text

/// Draws the rows of the form: labels on the left, fields on the right.
struct EditorRows {
  let form: ProjectEditorViewModel
  let board: any ProjectListViewModelOutput
  let layout: EditorLayout
  let theme: Theme

  /// The least columns of the deadline field; how it is understood stands beside it only where both have room.
  private static let leastDeadlineColumns = 11

  func draw(_ row: EditorLayout.Row, in area: CellArea, into grid: inout CellGrid) {
    let text = area.from(column: layout.labelColumns)
    switch row {
    case .field(let field):
      drawLabel(field, in: area, into: &grid)
      draw(field, in: text, into: &grid)
    case .item(let index, let isFirst):
      if isFirst { drawLabel(.checklist, in: area, into: &grid) }
      drawItem(index, in: text, into: &grid)
    case .bodyLine(let number, let isFirst):
      if isFirst { drawLabel(.body, in: area, into: &grid) }
      drawBodyLine(number, in: text, into: &grid)
    }
  }

  private func hasKeys(_ field: ProjectEditorViewModel.Field) -> Bool {
    form.focus == field && !form.asksToClose
  }

  private func drawLabel(_ field: ProjectEditorViewModel.Field, in area: CellArea, into grid: inout CellGrid) {
    grid.put(
      board.wording.text(label(of: field)), column: area.column, row: area.row, columns: layout.labelColumns - 1,
      style: hasKeys(field) ? Style(.accent, bold: true) : Style(dim: true), ellipsis: theme.glyphs.ellipsis)
  }

  private func label(of field: ProjectEditorViewModel.Field) -> Phrase {
    switch field {
    case .title: .fieldTitle
    case .deadline: .fieldDeadline
    case .priority: .fieldPriority
    case .tags: .fieldTags
    case .checklist: .fieldItems
    case .body: .fieldBody
    }
  }
}

// MARK: - Fields of one line

extension EditorRows {
  private func draw(_ field: ProjectEditorViewModel.Field, in area: CellArea, into grid: inout CellGrid) {
    switch field {
    case .title: FieldRow(form.title, area: area, theme: theme).draw(hasKeys: hasKeys(field), into: &grid)
    case .tags: FieldRow(form.tags, area: area, theme: theme).draw(hasKeys: hasKeys(field), into: &grid)
    case .priority: drawPriority(in: area, into: &grid)
    case .deadline: drawDeadline(in: area, into: &grid)
    case .checklist, .body: break
    }
  }

  private func drawPriority(in area: CellArea, into grid: inout CellGrid) {
    let name = board.wording.name(form.priority)
    let text = hasKeys(.priority) ? "\(theme.glyphs.left) \(name) \(theme.glyphs.right)" : name
    grid.put(
      text, column: area.column, row: area.row, columns: area.columns, style: Style(reverse: hasKeys(.priority)),
      ellipsis: theme.glyphs.ellipsis)
  }

  /// The field, and beside it how the day is understood.
  private func drawDeadline(in area: CellArea, into grid: inout CellGrid) {
    let text = board.deadlineReading(of: form)
    let columns = TextWidth.of(text)
    let room = area.columns - columns - 2
    var field = area
    field.columns = room >= EditorRows.leastDeadlineColumns ? room : area.columns
    FieldRow(form.deadline, area: field, theme: theme).draw(hasKeys: hasKeys(.deadline), into: &grid)
    guard field.columns < area.columns else { return }
    grid.put(
      text, column: area.column + field.columns + 2, row: area.row, columns: columns, style: Style(dim: true))
  }
}

// MARK: - Checklist and body

extension EditorRows {
  private func drawItem(_ index: Int, in area: CellArea, into grid: inout CellGrid) {
    let hasKeys = hasKeys(.checklist) && form.checklist.row == index
    guard form.checklist.items.indices.contains(index) else {
      return drawAddingRow(in: area, hasKeys: hasKeys, into: &grid)
    }
    let item = form.checklist.items[index]
    let box = item.isDone ? theme.glyphs.checked : theme.glyphs.unchecked
    let used = grid.put(
      box, column: area.column, row: area.row, columns: area.columns, style: Style(dim: item.isDone && !hasKeys))
    FieldRow(item.text, area: area.from(column: used + 1), theme: theme).draw(hasKeys: hasKeys, into: &grid)
  }

  private func drawAddingRow(in area: CellArea, hasKeys: Bool, into grid: inout CellGrid) {
    grid.put(
      "+ \(board.wording.text(.addItem))", column: area.column, row: area.row, columns: area.columns,
      style: hasKeys ? Style(.accent, bold: true) : Style(dim: true), ellipsis: theme.glyphs.ellipsis)
    if hasKeys { grid.cursor = CellPosition(column: area.column, row: area.row) }
  }

  private func drawBodyLine(_ number: Int, in area: CellArea, into grid: inout CellGrid) {
    guard layout.lines.indices.contains(number) else { return }
    grid.put(
      form.body.text(in: layout.lines[number]), column: area.column, row: area.row, columns: area.columns)
    guard hasKeys(.body), form.body.cursorLine(in: layout.lines) == number else { return }
    let column = form.body.cursorColumn(in: layout.lines) { TextWidth.of($0) }
    grid.cursor = CellPosition(column: area.column + min(column, area.columns - 1), row: area.row)
  }
}
