import Text
import Presentation

/// The form that edits a card.
struct EditorScreen {
  let theme: Theme

  private static let columns = 72

  /// Draws the form and tells the size of its body.
  func draw(
    _ form: ProjectEditorViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid
  ) -> ScreenSize {
    let columns = min(EditorScreen.columns, grid.size.columns - 4)
    let notice = notice(of: form, board, columns: columns, size: grid.size)
    let noticeRows = notice?.count ?? 0
    // Below the fields one row stays free for what may have to be said.
    let layout = EditorLayout(form, columns: columns, room: grid.size.rows - 2 - max(1, noticeRows))
    let box = DialogBox(
      contentColumns: columns, contentRows: layout.rows.count + max(1, noticeRows), on: grid.size)
    box.draw(
      title: board.wording.text(.editTitle), keys: keys(of: form, board), corner: layout.position(of: form),
      theme: theme, into: &grid)
    let fieldRows = box.content.rows - noticeRows
    let rows = EditorRows(form: form, board: board, layout: layout, theme: theme)
    for (offset, row) in layout.shown(fieldRows, of: form).enumerated() {
      rows.draw(row, in: box.content.row(offset), into: &grid)
    }
    notice?.draw(in: box.content.from(row: fieldRows), into: &grid)
    return layout.bodyArea
  }

  private func keys(of form: ProjectEditorViewModel, _ board: any ProjectListViewModelOutput) -> String {
    if form.asksToClose { return board.wording.text(.yesOrNo) }
    let kind: Phrase.DialogKind = form.isOneField ? .oneField : form.focus == .checklist ? .checklist : .form
    return board.wording.text(.dialogKeys(kind))
  }

  /// The error, or the question whether to close.
  private func notice(
    of form: ProjectEditorViewModel, _ board: any ProjectListViewModelOutput, columns: Int, size: ScreenSize
  ) -> ErrorLines? {
    let text = form.asksToClose ? board.wording.text(.saveQuestion) : form.error
    // On a low screen the field with the keys keeps a row of its own.
    return text.map { ErrorLines($0, columns: columns, rows: size.rows - 3, theme: theme) }
  }
}
