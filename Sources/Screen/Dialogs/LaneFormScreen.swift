import Presentation
import Text
import enum Domain.ProjectState

/// The form of a lane's title and limit.
struct LaneFormScreen {
  let theme: Theme

  private static let columns = 60
  private static let labelColumns = 10
  /// A field keeps so many columns before an example stands beside it.
  private static let fieldColumns = 10

  func draw(_ form: LaneFormViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let wording = board.wording
    let columns = min(LaneFormScreen.columns, grid.size.columns - 4)
    let error = form.error.map { ErrorLines($0, columns: columns, rows: grid.size.rows - 3, theme: theme) }
    let fields = LaneFormViewModel.Field.allCases
    let box = DialogBox(contentColumns: columns, contentRows: fields.count + (error?.count ?? 1), on: grid.size)
    box.draw(
      title: wording.text(.laneTitle(lane: board.title(of: form.lane))), keys: wording.text(.dialogKeys(.lane)),
      theme: theme,
      into: &grid)
    let rows = max(1, min(fields.count, box.content.rows - (error?.count ?? 0)))
    let first = rows < fields.count && form.focus == .limit ? 1 : 0
    for (offset, field) in fields.dropFirst(first).prefix(rows).enumerated() {
      draw(field, of: form, wording, in: box.content.row(offset), into: &grid)
    }
    error?.draw(in: box.content.from(row: rows), into: &grid)
  }

  private func draw(
    _ field: LaneFormViewModel.Field, of form: LaneFormViewModel, _ wording: any Wording, in area: CellArea,
    into grid: inout CellGrid
  ) {
    let hasKeys = form.focus == field
    let labelColumns = min(LaneFormScreen.labelColumns, area.columns / 2)
    let label: Phrase = field == .title ? .fieldLaneTitle : .fieldLimit
    let example: Phrase = field == .title ? .laneTitleExample(form.lane.name) : .limitExample
    grid.put(
      wording.text(label), column: area.column, row: area.row, columns: labelColumns - 1,
      style: hasKeys ? Style(.accent, bold: true) : Style(dim: true), ellipsis: theme.glyphs.ellipsis)
    var text = area.from(column: labelColumns)
    let hint = wording.text(example)
    let hintColumns = TextWidth.of(hint)
    if text.columns - hintColumns - 2 >= LaneFormScreen.fieldColumns {
      text.columns -= hintColumns + 2
      grid.put(
        hint, column: text.column + text.columns + 2, row: area.row, columns: hintColumns, style: Style(dim: true))
    }
    FieldRow(field == .title ? form.title : form.limit, area: text, theme: theme).draw(hasKeys: hasKeys, into: &grid)
  }
}
