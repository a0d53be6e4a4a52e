import Presentation
import Text

/// A question over the board, answered with y or n.
struct QuestionScreen {
  let theme: Theme

  private static let lineLimit = 4

  func draw(_ question: QuestionViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let keys = board.wording.text(.yesOrNo)
    let text = board.wording.text(question.text)
    let widest = max(TextWidth.of(text), TextWidth.of(keys) + 2)
    let limit = max(1, min(QuestionScreen.lineLimit, grid.size.rows - 2))
    let lines = WrappedLines.of(
      text, columns: max(1, min(widest, grid.size.columns - 4)), limit: limit, ellipsis: theme.glyphs.ellipsis)
    let box = DialogBox(contentColumns: widest, contentRows: lines.count, on: grid.size)
    box.draw(title: "", keys: keys, theme: theme, into: &grid)
    for (row, line) in lines.enumerated() {
      let area = box.content.row(row)
      grid.put(line, column: area.column, row: area.row, columns: area.columns, style: Style(bold: true))
    }
  }
}
