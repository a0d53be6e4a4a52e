import Text
import Presentation

/// The line that adds a card.
struct QuickAddScreen {
  let theme: Theme

  private static let columns = 60

  /// So many of the titles that a paste would make are shown.
  private static let titleLimit = 5

  func draw(_ line: QuickAddViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    if let offer = line.offer { return draw(offer, of: line, board, into: &grid) }
    let width = min(QuickAddScreen.columns, grid.size.columns - 4)
    let error = line.error.map { ErrorLines($0, columns: width, rows: grid.size.rows - 3, theme: theme) }
    let box = box(rows: 1 + (error?.count ?? 1), of: line, board, keys: .dialogKeys(.quickAdd), into: &grid)
    FieldRow(line.editor, area: box.content.row(0), theme: theme).draw(hasKeys: true, into: &grid)
    error?.draw(in: box.content.from(row: 1), into: &grid)
  }

  private func box(
    rows: Int, of line: QuickAddViewModel, _ board: any ProjectListViewModelOutput, keys: Phrase,
    into grid: inout CellGrid
  ) -> DialogBox {
    let width = min(QuickAddScreen.columns, grid.size.columns - 4)
    let box = DialogBox(contentColumns: width, contentRows: rows, on: grid.size)
    box.draw(
      title: board.wording.text(.addTo(lane: board.title(of: line.lane))), keys: board.wording.text(keys),
      theme: theme, into: &grid)
    return box
  }

  /// The titles of the cards in question, as many as have room above the question; why they could not be made stands in
  /// the place of the question.
  private func draw(
    _ offer: PasteOffer, of line: QuickAddViewModel, _ board: any ProjectListViewModelOutput,
    into grid: inout CellGrid
  ) {
    let width = min(QuickAddScreen.columns, grid.size.columns - 4)
    let text = line.error ?? board.wording.text(.pasteQuestion(count: offer.titles.count))
    let question = ErrorLines(text, columns: width, rows: grid.size.rows - 2, theme: theme)
    let room = grid.size.rows - 2 - question.count
    let titles = offer.titles.prefix(max(0, min(QuickAddScreen.titleLimit, room)))
    let box = box(rows: titles.count + question.count, of: line, board, keys: .dialogKeys(.paste), into: &grid)
    for (offset, title) in titles.enumerated() {
      let isCut = offset == titles.count - 1 && titles.count < offer.titles.count
      let area = box.content.row(offset)
      let mark = isCut ? theme.glyphs.ellipsis : theme.glyphs.bullet
      grid.put(
        isCut ? "\(mark)" : "\(mark) \(title)", column: area.column, row: area.row, columns: area.columns,
        ellipsis: theme.glyphs.ellipsis)
    }
    question.draw(in: box.content.from(row: titles.count), into: &grid)
  }
}
