import Presentation
import Text
import struct UseCases.SearchWords
import enum Domain.ProjectState

/// What the screen says of a search: the line it is typed in, and how many cards it shows of how many.
struct SearchRows {
  let layout: BoardLayout
  let theme: Theme

  /// What is sought and how much is found, such as `12 of 80 /login`; empty while nothing is sought.
  static func summary(of board: any ProjectListViewModelOutput) -> [StyledText] {
    guard !board.searchWords.isEmpty else { return [] }
    return [StyledText("\(count(of: board)) ", Style(bold: true)), StyledText("/\(board.searchText)")]
  }

  private static func count(of board: any ProjectListViewModelOutput) -> String {
    let states = ProjectState.allCases
    let shown = states.reduce(0) { $0 + board.count(in: $1) }
    let total = states.reduce(0) { $0 + board.total(in: $1) }
    return board.wording.text(.matchCount(shown: shown, total: total))
  }

  /// Draws the line in the message row; its keys stand in the footer where that is a row of its own.
  func draw(_ line: SearchLineViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let columns = layout.size.columns
    grid.fill(CellArea(column: 0, row: layout.messageRow, columns: columns, rows: 1))
    var width = columns - 3
    if layout.topRow == nil, !board.searchWords.isEmpty {
      let count = SearchRows.count(of: board)
      let countColumns = TextWidth.of(count)
      if width > countColumns + 8 {
        width -= countColumns + 1
        grid.put(
          count, column: columns - 1 - countColumns, row: layout.messageRow, columns: countColumns,
          style: Style(bold: true))
      }
    }
    grid.put("/", column: 1, row: layout.messageRow, columns: 1, style: Style(.accent, bold: true))
    let field = CellArea(column: 2, row: layout.messageRow, columns: width, rows: 1)
    FieldRow(line.editor, area: field, theme: theme).draw(hasKeys: true, into: &grid)
    guard layout.footerRow != layout.messageRow else { return }
    grid.put(
      board.wording.text(.dialogKeys(.search)), column: 1, row: layout.footerRow, columns: columns - 2,
      style: Style(dim: true), ellipsis: theme.glyphs.ellipsis)
  }

  /// On a screen without a top row, a kept search takes the place of the keys.
  func drawKept(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) -> Bool {
    let summary = SearchRows.summary(of: board)
    guard layout.topRow == nil, !summary.isEmpty, board.pendingKeys.isEmpty else { return false }
    grid.put(
      summary, column: 1, row: layout.footerRow, columns: layout.size.columns - 2, ellipsis: theme.glyphs.ellipsis)
    return true
  }
}
