import Text
import Presentation

/// The rows below the lanes: what happened, and which keys work here.
struct StatusRows {
  let layout: BoardLayout
  let theme: Theme
  let footers: FooterDrawings

  /// A failure may take so many rows, growing upwards over the lanes, so that it can be read whole.
  private static let failureRows = 3

  func draw(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let sharesRow = layout.messageRow == layout.footerRow
    let message = visibleMessage(of: board)
    // A dialog has its own keys, in its border; those of the board do nothing then.
    if board.dialog == nil, !sharesRow || message == nil { drawFooter(board, into: &grid) }
    if case .search(let line) = board.dialog {
      return SearchRows(layout: layout, theme: theme).draw(line, of: board, into: &grid)
    }
    if let message { draw(message, of: board, into: &grid) }
  }

  /// The message; where it would hide the keys that can follow, none.
  private func visibleMessage(of board: any ProjectListViewModelOutput) -> BoardMessage? {
    board.pendingKeys.isEmpty ? board.message : nil
  }

  private func draw(_ message: BoardMessage, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    guard message.kind != .failure else { return drawFailure(message, into: &grid) }
    let row = layout.messageRow
    grid.fill(CellArea(column: 0, row: row, columns: layout.size.columns, rows: 1))
    var columns = layout.size.columns - 2
    if message.offersUndo, let key = board.keymap.firstKey(of: .undo) {
      let hint = board.wording.text(.undoHint(key: key))
      let width = TextWidth.of(hint)
      if columns > width + 10 {
        grid.put(hint, column: layout.size.columns - 1 - width, row: row, columns: width, style: Style(dim: true))
        columns -= width + 2
      }
    }
    grid.put(message.text, column: 1, row: row, columns: columns, ellipsis: theme.glyphs.ellipsis)
  }

  private func drawFailure(_ message: BoardMessage, into grid: inout CellGrid) {
    let limit = layout.hasBoxes ? StatusRows.failureRows : 1
    let lines = WrappedLines.of(
      "\(theme.glyphs.alarm) \(message.text)", columns: layout.size.columns - 2, limit: limit,
      ellipsis: theme.glyphs.ellipsis)
    let first = layout.messageRow - lines.count + 1
    grid.fill(CellArea(column: 0, row: first, columns: layout.size.columns, rows: lines.count))
    for (offset, line) in lines.enumerated() {
      grid.put(line, column: 1, row: first + offset, columns: layout.size.columns - 2, style: Style(.alarm, bold: true))
    }
  }
}

// MARK: - Footer

extension StatusRows {
  private func drawFooter(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    if SearchRows(layout: layout, theme: theme).drawKept(board, into: &grid) { return }
    let columns = layout.size.columns
    let footer = footers.drawing(columns: columns, pendingKeys: board.pendingKeys) {
      var footer = CellGrid(size: ScreenSize(columns: columns, rows: 1))
      footer.put(footerPieces(of: board), column: 1, row: 0, columns: columns - 2, ellipsis: theme.glyphs.ellipsis)
      return footer
    }
    grid.put(footer, column: 0, row: layout.footerRow, rows: 1)
  }

  private func footerPieces(of board: any ProjectListViewModelOutput) -> [StyledText] {
    let hints =
      board.pendingKeys.isEmpty
      ? FooterHints.fitting(board, columns: layout.size.columns - 2, glyphs: theme.glyphs)
      : board.keymap.continuations(of: board.pendingKeys).map { ($0.key, board.wording.title($0.action)) }
    var pieces: [StyledText] = []
    if !board.pendingKeys.isEmpty {
      pieces.append(StyledText(board.wording.text(.continuesWith(KeyNotation.text(of: board.pendingKeys))) + "  "))
    }
    for (index, hint) in hints.enumerated() {
      pieces.append(StyledText(index == 0 ? hint.0 : "  \(hint.0)"))
      pieces.append(StyledText(" \(hint.1)", Style(dim: true)))
    }
    return pieces
  }
}
