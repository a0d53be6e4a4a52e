import Text
import Presentation

/// The form that edits a card.
struct EditorScreen {
  let theme: Theme

  private static let columns = 72
  private static let bodyRows = 10
  private static let leastBodyRows = 3
  private static let labelColumns = 10

  /// Draws the form and tells the size of its body.
  func draw(
    _ form: ProjectEditorViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid
  ) -> ScreenSize {
    let columns = min(EditorScreen.columns, grid.size.columns - 4)
    let notice = notice(of: form, board, columns: columns, size: grid.size)
    let lineCount = form.lineFields.count
    let noticeRows = notice?.count ?? 0
    let room = grid.size.rows - 2 - lineCount - max(1, noticeRows)
    let bodyRows =
      form.fields.contains(.body) ? max(EditorScreen.leastBodyRows, min(EditorScreen.bodyRows, room)) : 0
    let box = DialogBox(
      contentColumns: columns, contentRows: lineCount + bodyRows + max(1, noticeRows), on: grid.size)
    let keys =
      form.asksToClose
      ? board.wording.text(.yesOrNo) : board.wording.text(.dialogKeys(form.isOneField ? .oneField : .form))
    let labelColumns = min(EditorScreen.labelColumns, box.content.columns / 3)
    let bodyArea = ScreenSize(columns: max(1, box.content.columns - labelColumns), rows: bodyRows)
    let lines = bodyRows > 0 ? BodyLines.of(form.body.text, columns: bodyArea.columns) : []
    box.draw(
      title: board.wording.text(.editTitle), keys: keys, corner: position(in: lines, of: form), theme: theme,
      into: &grid)
    let rows = box.content.rows - noticeRows
    let view = View(
      form: form, board: board,
      area: CellArea(
        column: box.content.column, row: box.content.row, columns: box.content.columns, rows: rows),
      labelColumns: labelColumns, bodyRows: bodyRows, lines: lines)
    draw(view, into: &grid)
    notice?.draw(in: box.content.from(row: rows), into: &grid)
    return bodyArea
  }

  /// The error, or the question whether to close.
  private func notice(
    of form: ProjectEditorViewModel, _ board: any ProjectListViewModelOutput, columns: Int, size: ScreenSize
  ) -> ErrorLines? {
    let text = form.asksToClose ? board.wording.text(.saveQuestion) : form.error
    // On a low screen the field with the keys keeps a row of its own.
    return text.map { ErrorLines($0, columns: columns, rows: size.rows - 3, theme: theme) }
  }

  private func position(in lines: [Range<Int>], of form: ProjectEditorViewModel) -> String {
    form.focus == .body ? "\(form.body.cursorLine(in: lines) + 1)/\(lines.count)" : ""
  }
}

// MARK: - Fields

extension EditorScreen {
  /// What the rows of the fields are drawn from.
  private struct View {
    let form: ProjectEditorViewModel
    let board: any ProjectListViewModelOutput
    /// The rows that the fields have; fewer than they need on a low screen.
    let area: CellArea
    let labelColumns: Int
    let bodyRows: Int
    let lines: [Range<Int>]
  }

  /// Draws the rows around the field that has the keys.
  private func draw(_ view: View, into grid: inout CellGrid) {
    let lineCount = view.form.lineFields.count
    let total = lineCount + view.bodyRows
    let bodyFirst = ScrollWindow(
      total: max(view.lines.count, 1), rows: view.bodyRows, at: view.form.body.cursorLine(in: view.lines)
    ).first
    let focusRow = row(of: view, bodyFirst: bodyFirst)
    let first = max(0, min(focusRow - view.area.rows / 2, total - view.area.rows))
    for offset in 0..<view.area.rows where first + offset < total {
      let row = view.area.row(offset)
      if first + offset < lineCount {
        drawField(view.form.lineFields[first + offset], of: view, in: row, into: &grid)
      } else {
        drawBodyRow(first + offset - lineCount, from: bodyFirst, of: view, in: row, into: &grid)
      }
    }
  }

  /// The row, among all rows of the fields, that must be in sight.
  private func row(of view: View, bodyFirst: Int) -> Int {
    let index = view.form.fields.firstIndex(of: view.form.focus) ?? 0
    guard view.form.focus == .body else { return index }
    return index + view.form.body.cursorLine(in: view.lines) - bodyFirst
  }

  private func drawField(
    _ field: ProjectEditorViewModel.Field, of view: View, in area: CellArea, into grid: inout CellGrid
  ) {
    let hasKeys = view.form.focus == field && !view.form.asksToClose
    drawLabel(field, of: view, in: area, hasKeys: hasKeys, into: &grid)
    let text = area.from(column: view.labelColumns)
    switch field {
    case .title: FieldRow(view.form.title, area: text, theme: theme).draw(hasKeys: hasKeys, into: &grid)
    case .tags: FieldRow(view.form.tags, area: text, theme: theme).draw(hasKeys: hasKeys, into: &grid)
    case .priority: drawPriority(of: view, in: text, hasKeys: hasKeys, into: &grid)
    case .deadline: drawDeadline(of: view, in: text, hasKeys: hasKeys, into: &grid)
    case .body: break
    }
  }

  private func drawLabel(
    _ field: ProjectEditorViewModel.Field, of view: View, in area: CellArea, hasKeys: Bool, into grid: inout CellGrid
  ) {
    let label: Phrase =
      switch field {
      case .title: .fieldTitle
      case .deadline: .fieldDeadline
      case .priority: .fieldPriority
      case .tags: .fieldTags
      case .body: .fieldBody
      }
    grid.put(
      view.board.wording.text(label), column: area.column, row: area.row, columns: view.labelColumns - 1,
      style: hasKeys ? Style(.accent, bold: true) : Style(dim: true), ellipsis: theme.glyphs.ellipsis)
  }

  private func drawPriority(of view: View, in area: CellArea, hasKeys: Bool, into grid: inout CellGrid) {
    let name = view.board.wording.name(view.form.priority)
    let text = hasKeys ? "\(theme.glyphs.left) \(name) \(theme.glyphs.right)" : name
    grid.put(
      text, column: area.column, row: area.row, columns: area.columns, style: Style(reverse: hasKeys),
      ellipsis: theme.glyphs.ellipsis)
  }

  /// The field, and beside it how the day is understood.
  private func drawDeadline(of view: View, in area: CellArea, hasKeys: Bool, into grid: inout CellGrid) {
    let text = view.board.deadlineReading(of: view.form)
    let columns = TextWidth.of(text)
    let fieldColumns = area.columns - columns - 2 >= 11 ? area.columns - columns - 2 : area.columns
    var field = area
    field.columns = fieldColumns
    FieldRow(view.form.deadline, area: field, theme: theme).draw(hasKeys: hasKeys, into: &grid)
    guard fieldColumns < area.columns else { return }
    grid.put(
      text, column: area.column + fieldColumns + 2, row: area.row, columns: columns, style: Style(dim: true))
  }

  private func drawBodyRow(
    _ index: Int, from first: Int, of view: View, in area: CellArea, into grid: inout CellGrid
  ) {
    let hasKeys = view.form.focus == .body && !view.form.asksToClose
    if index == 0 { drawLabel(.body, of: view, in: area, hasKeys: hasKeys, into: &grid) }
    let text = area.from(column: view.labelColumns)
    let number = first + index
    guard view.lines.indices.contains(number) else { return }
    grid.put(
      view.form.body.text(in: view.lines[number]), column: text.column, row: text.row, columns: text.columns)
    guard hasKeys, view.form.body.cursorLine(in: view.lines) == number else { return }
    let column = view.form.body.cursorColumn(in: view.lines) { TextWidth.of($0) }
    grid.cursor = CellPosition(column: text.column + min(column, text.columns - 1), row: text.row)
  }
}
