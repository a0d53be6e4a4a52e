import Text
import Presentation

/// A card opened to be read, as a box over the board.
struct CardScreen {
  let theme: Theme
  let sheets: CardSheets

  /// Lines longer than this are tiring to read.
  private static let columns = 80
  /// Below the box the message row and the footer stay in sight, where the screen has so many rows.
  private static let rowsForStatus = 10
  private static let statusRows = 2

  /// Draws the open card, if any, and tells how it is laid out.
  func draw(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) -> CardSight? {
    guard case .card(let view) = board.dialog, let content = board.content(of: view) else { return nil }
    let size = grid.size
    let keepsStatus = size.rows >= CardScreen.rowsForStatus
    let room = ScreenSize(columns: size.columns, rows: size.rows - (keepsStatus ? CardScreen.statusRows : 0))
    let sheet = sheets.sheet(of: content, columns: max(1, min(CardScreen.columns, room.columns - 4)))
    let title = "\(content.shortID) \(theme.glyphs.separator) \(content.laneTitle)"
    let foot = foot(of: board, hasChecklist: !sheet.items.isEmpty, hidesMessage: !keepsStatus)
    let pageColumns = 10
    let widest = max(sheet.widest, TextWidth.of(title), TextWidth.of(foot) + pageColumns)
    let box = DialogBox(contentColumns: min(CardScreen.columns, widest), contentRows: sheet.lines.count, on: room)
    let sight = CardSight(of: view, rows: box.content.rows, total: sheet.lines.count, items: sheet.items)
    let corner = sight.page.map { "\($0.number)/\($0.count)" } ?? ""
    box.draw(title: title, keys: foot, corner: corner, theme: theme, into: &grid)
    draw(sheet, sight, cursor: view.item, in: box.content, into: &grid)
    return sight
  }

  /// The keys, or the message where the box stands over its row.
  private func foot(of board: any ProjectListViewModelOutput, hasChecklist: Bool, hidesMessage: Bool) -> String {
    if hidesMessage, let message = board.message { return message.text }
    return board.wording.text(.dialogKeys(.card(hasChecklist: hasChecklist)))
  }

  private func draw(
    _ sheet: CardSheet, _ sight: CardSight, cursor: Int, in area: CellArea, into grid: inout CellGrid
  ) {
    for (row, line) in sheet.lines[sight.first...].prefix(area.rows).enumerated() {
      grid.put(
        line.pieces, column: area.column, row: area.row + row, columns: area.columns, ellipsis: theme.glyphs.ellipsis)
      if let item = line.item, item == cursor { mark(area.row(row), into: &grid) }
    }
  }

  /// Tells the item under the cursor by reverse video and a bar, in the blank column beside the text.
  private func mark(_ row: CellArea, into grid: inout CellGrid) {
    grid.restyle(row) { $0.reversed }
    grid.put(String(theme.glyphs.bar), column: row.column - 1, row: row.row, columns: 1, style: Style(reverse: true))
  }
}
