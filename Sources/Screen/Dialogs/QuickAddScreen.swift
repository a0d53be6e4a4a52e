import Text
import Presentation

/// The line that adds a card.
struct QuickAddScreen {
  let theme: Theme

  private static let columns = 60

  func draw(_ line: QuickAddViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let width = min(QuickAddScreen.columns, grid.size.columns - 4)
    let error = line.error.map { ErrorLines($0, columns: width, rows: grid.size.rows - 3, theme: theme) }
    let box = DialogBox(contentColumns: width, contentRows: 1 + (error?.count ?? 1), on: grid.size)
    let wording = board.wording
    box.draw(
      title: wording.text(.addTo(lane: board.title(of: line.lane))),
      keys: wording.text(.dialogKeys(.quickAdd)), theme: theme, into: &grid)
    FieldRow(line.editor, area: box.content.row(0), theme: theme).draw(hasKeys: true, into: &grid)
    error?.draw(in: box.content.from(row: 1), into: &grid)
  }
}
