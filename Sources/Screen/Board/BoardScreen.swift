import Text
package import Presentation
import enum Domain.ProjectState

/// The picture of the board for a screen of a given size: what the view model puts out decides it, and nothing else.
package struct BoardScreen {
  private let theme: Theme
  private let lanes: LaneDrawings
  private let footers = FooterDrawings()
  private let sheets: CardSheets

  package init(theme: Theme) {
    self.theme = theme
    lanes = LaneDrawings(theme: theme)
    sheets = CardSheets(glyphs: theme.glyphs)
  }

  package func picture(of board: any ProjectListViewModelOutput, size: ScreenSize) -> BoardPicture {
    var grid = CellGrid(size: size)
    guard let layout = BoardLayout(size: size, focus: board.focus) else {
      drawTooSmall(board, into: &grid)
      return BoardPicture(grid: grid, lanes: [], bodyArea: nil, cardSight: nil)
    }
    drawTopRow(board, layout, into: &grid)
    drawHeads(board, layout, into: &grid)
    let shown = layout.lanes.map { lane in
      (state: lane.state, sight: lanes.put(lane.state, in: lane.area, layout, of: board, into: &grid))
    }
    StatusRows(layout: layout, theme: theme, footers: footers).draw(board, into: &grid)
    let bodyArea = DialogScreen(theme: theme).draw(board, into: &grid)
    let cardSight = CardScreen(theme: theme, sheets: sheets).draw(board, into: &grid)
    return BoardPicture(grid: grid, lanes: shown, bodyArea: bodyArea, cardSight: cardSight)
  }

  private func drawTooSmall(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let minimum = BoardLayout.minimum
    let text = board.wording.text(.needsSize(columns: minimum.columns, rows: minimum.rows))
    grid.put(text, column: 0, row: 0, columns: grid.size.columns)
  }
}

// MARK: - Rows above the lanes

extension BoardScreen {
  private func drawTopRow(_ board: any ProjectListViewModelOutput, _ layout: BoardLayout, into grid: inout CellGrid) {
    guard let row = layout.topRow else { return }
    let columns = layout.size.columns
    var right = columns - 1
    if board.writeObstacle != nil {
      let text = board.wording.text(.readOnlyBoard)
      right -= TextWidth.of(text) + 1
      grid.put(text, column: max(1, right + 1), row: row, columns: columns, style: Style(.alarm, bold: true))
    }
    if board.markCount > 0 {
      let text = "\(theme.glyphs.mark) \(board.wording.text(.markCount(board.markCount)))"
      right -= TextWidth.of(text) + 1
      grid.put(text, column: max(1, right + 1), row: row, columns: columns, style: Style(.accent, bold: true))
    }
    right = drawSearch(board, row: row, right: right, into: &grid)
    let name = StyledText(board.boardName + "  ")
    let path = StyledText(board.location, Style(dim: true))
    grid.put([name, path], column: 1, row: row, columns: max(0, right - 1), ellipsis: theme.glyphs.ellipsis)
  }

  /// Draws what is sought at the right end of the top row; returns where the room to the left of it ends.
  private func drawSearch(
    _ board: any ProjectListViewModelOutput, row: Int, right: Int, into grid: inout CellGrid
  ) -> Int {
    let pieces = SearchRows.summary(of: board)
    guard !pieces.isEmpty else { return right }
    let columns = min(TextWidth.of(pieces.map(\.text).joined()), right - 1)
    let column = max(1, right - columns)
    grid.put(pieces, column: column, row: row, columns: columns, ellipsis: theme.glyphs.ellipsis)
    return column - 1
  }

  private func drawHeads(_ board: any ProjectListViewModelOutput, _ layout: BoardLayout, into grid: inout CellGrid) {
    guard let row = layout.headRow else { return }
    switch layout.heads {
    case .inBorders: break
    case .aboveLanes:
      for lane in layout.lanes {
        let head = LaneHead(lane.state, of: board, isFocused: board.focus == lane.state, glyphs: theme.glyphs)
        grid.put(
          marked(head, isFocused: board.focus == lane.state), column: lane.area.column, row: row,
          columns: lane.area.columns, ellipsis: theme.glyphs.ellipsis)
      }
    case .tabs where drawTabs(board, row: row, into: &grid): break
    case .tabs, .single: drawSingleHead(board, row: row, into: &grid)
    }
    if layout.topRow == nil, board.markCount > 0 { drawMarkCount(board, row: row, into: &grid) }
  }

  /// How many cards are marked, at the right end of the heads: a low screen has no row of the board's name.
  private func drawMarkCount(_ board: any ProjectListViewModelOutput, row: Int, into grid: inout CellGrid) {
    let text = " \(theme.glyphs.mark)\(board.markCount)"
    let width = TextWidth.of(text)
    grid.put(
      text, column: grid.size.columns - width, row: row, columns: width, style: Style(.accent, bold: true))
  }

  /// Draws the three heads side by side; false, and nothing drawn, when they do not fit.
  private func drawTabs(_ board: any ProjectListViewModelOutput, row: Int, into grid: inout CellGrid) -> Bool {
    let heads = ProjectState.allCases.map { state in
      marked(
        LaneHead(state, of: board, isFocused: board.focus == state, glyphs: theme.glyphs),
        isFocused: board.focus == state)
    }
    let columns = heads.reduce(0) { $0 + TextWidth.of($1.map(\.text).joined()) } + heads.count - 1
    guard columns <= grid.size.columns else { return false }
    var column = 0
    for head in heads {
      column +=
        grid.put(head, column: column, row: row, columns: grid.size.columns, ellipsis: theme.glyphs.ellipsis) + 1
    }
    return true
  }

  /// A head between marks when its lane is focused, else between blanks.
  private func marked(_ head: LaneHead, isFocused: Bool) -> [StyledText] {
    guard isFocused else { return [StyledText(" ")] + head.pieces + [StyledText(" ")] }
    return [StyledText(String(theme.glyphs.tabLeft), Style(.accent))] + head.pieces
      + [StyledText(String(theme.glyphs.tabRight), Style(.accent))]
  }

  private func drawSingleHead(_ board: any ProjectListViewModelOutput, row: Int, into grid: inout CellGrid) {
    let left = board.focus.previous == nil ? " " : theme.glyphs.left
    let right = board.focus.next == nil ? " " : theme.glyphs.right
    let head = LaneHead(board.focus, of: board, isFocused: true, glyphs: theme.glyphs).pieces
    grid.put(
      [StyledText("\(left) ")] + head + [StyledText(" \(right)")], column: 0, row: row, columns: grid.size.columns,
      ellipsis: theme.glyphs.ellipsis)
  }
}
