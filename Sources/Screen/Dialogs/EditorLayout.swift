import Presentation
import Text

/// Which rows the form has and which of them are in sight: those of one line, some of the checklist, some of the body.
struct EditorLayout {
  /// What one row of the form shows.
  enum Row: Equatable {
    case field(ProjectEditorViewModel.Field)
    /// A row of the checklist, the one behind its items among them; the first in sight has the label.
    case item(Int, isFirst: Bool)
    /// A wrapped line of the body.
    case bodyLine(Int, isFirst: Bool)
  }

  /// The rows from the top, as many as the form would like to have.
  let rows: [Row]
  /// The size of the body's text, in cells.
  let bodyArea: ScreenSize
  /// The wrapped lines of the body.
  let lines: [Range<Int>]
  let labelColumns: Int

  private static let labelColumns = 10
  private static let mostBodyRows = 10
  private static let leastBodyRows = 3
  private static let mostItemRows = 6

  /// A layout for so many columns, in a room of so many rows.
  init(_ form: ProjectEditorViewModel, columns: Int, room: Int) {
    labelColumns = min(EditorLayout.labelColumns, columns / 3)
    let lineRows = form.lineFields.count
    let itemRows = EditorLayout.itemRows(of: form, room: room - lineRows - EditorLayout.leastBodyRows)
    let bodyRows = EditorLayout.bodyRows(of: form, room: room - lineRows - itemRows)
    bodyArea = ScreenSize(columns: max(1, columns - labelColumns), rows: bodyRows)
    lines = bodyRows > 0 ? BodyLines.of(form.body.text, columns: bodyArea.columns) : []
    let firstLine = ScrollWindow(
      total: max(lines.count, 1), rows: bodyRows, at: form.body.cursorLine(in: lines)
    ).first
    let firstItem = ScrollWindow(total: form.checklist.items.count + 1, rows: itemRows, at: form.checklist.row).first
    rows =
      form.lineFields.map(Row.field) + (0..<itemRows).map { .item(firstItem + $0, isFirst: $0 == 0) }
      + (0..<bodyRows).map { .bodyLine(firstLine + $0, isFirst: $0 == 0) }
  }

  private static func itemRows(of form: ProjectEditorViewModel, room: Int) -> Int {
    guard form.fields.contains(.checklist) else { return 0 }
    return min(form.checklist.items.count + 1, max(1, min(mostItemRows, room)))
  }

  private static func bodyRows(of form: ProjectEditorViewModel, room: Int) -> Int {
    guard form.fields.contains(.body) else { return 0 }
    return max(leastBodyRows, min(mostBodyRows, room))
  }

  /// The rows that stand in sight when there is room for so many: those around the one that has the keys.
  func shown(_ count: Int, of form: ProjectEditorViewModel) -> ArraySlice<Row> {
    let focusRow = rows.firstIndex { hasKeys($0, of: form) } ?? 0
    let first = max(0, min(focusRow - count / 2, rows.count - count))
    return rows[first..<min(rows.count, first + max(0, count))]
  }

  private func hasKeys(_ row: Row, of form: ProjectEditorViewModel) -> Bool {
    switch row {
    case .field(let field): form.focus == field
    case .item(let item, _): form.focus == .checklist && form.checklist.row == item
    case .bodyLine(let line, _): form.focus == .body && form.body.cursorLine(in: lines) == line
    }
  }

  /// Where the keys are within a long field, such as `3/12`; empty in any other.
  func position(of form: ProjectEditorViewModel) -> String {
    switch form.focus {
    case .checklist where !form.checklist.isOnAddingRow:
      "\(form.checklist.row + 1)/\(form.checklist.items.count)"
    case .body: "\(form.body.cursorLine(in: lines) + 1)/\(lines.count)"
    default: ""
    }
  }
}
