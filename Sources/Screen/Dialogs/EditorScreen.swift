import struct Domain.ProjectTag
import Text
import Presentation
import struct UseCases.TagCount

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
    let completion = notice == nil ? form.tagCompletion : nil
    let noticeRows = completion == nil ? notice?.count ?? 0 : 1
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
    if let completion { drawChoices(of: completion, in: box.content.row(fieldRows), into: &grid) }
    return layout.bodyArea
  }

  private func keys(of form: ProjectEditorViewModel, _ board: any ProjectListViewModelOutput) -> String {
    if form.asksToClose { return board.wording.text(.yesOrNo) }
    let kind: Phrase.DialogKind = form.isOneField ? .oneField : form.focus == .checklist ? .checklist : .form
    return board.wording.text(.dialogKeys(kind))
  }

  /// The tags that the word may become, as many as have room; the key that takes the first stands before them.
  private func drawChoices(of completion: TagCompletion, in area: CellArea, into grid: inout CellGrid) {
    let key = KeyNotation.text(of: Key(.tab))
    let choices = completion.choices.map { "\($0.tag.name) \($0.count)" }.joined(
      separator: " \(theme.glyphs.separator) ")
    let used = grid.put(
      "\(key) ", column: area.column, row: area.row, columns: area.columns, style: Style(.accent, bold: true))
    let rest = area.from(column: used)
    grid.put(
      choices, column: rest.column, row: rest.row, columns: rest.columns, style: Style(dim: true),
      ellipsis: theme.glyphs.ellipsis)
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
