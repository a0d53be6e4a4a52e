import Presentation
import Text
import enum Domain.ProjectState

/// One lane of the board: its border or not, its cards in sight, and what is out of sight counted.
struct LanePicture {
  let state: ProjectState
  let area: CellArea
  let layout: BoardLayout
  let theme: Theme
  let cards: CardDrawings

  /// The blank rows between cards.
  private static func spacing(_ density: CardDensity) -> Int {
    density == .roomy ? 1 : 0
  }

  /// Draws the lane and tells which cards are in sight.
  func draw(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) -> LaneLayout {
    let isFocused = board.focus == state
    let spacing = LanePicture.spacing(board.density)
    let cardArea = layout.cardArea(of: area)
    let selected = isFocused ? board.selectedIndex(in: state) : nil
    // A card is drawn to be measured, and put on the screen from that.
    var drawings: [Int: CellGrid] = [:]
    let sight = LaneLayout(
      total: board.count(in: state), previousFirst: board.firstIndex(in: state),
      selected: board.selectedIndex(in: state), rows: cardArea.rows, spacing: spacing
    ) { index in
      guard let card = board.card(at: index, in: state) else { return 1 }
      let drawing = cards.drawing(
        of: card, version: board.version, columns: cardArea.columns, isSelected: index == selected,
        isMarked: board.isMarked(at: index, in: state), density: board.density, marking: board.searchWords)
      drawings[index] = drawing
      return drawing.size.rows
    }
    if layout.hasBoxes { drawBorder(board, isFocused: isFocused, sight: sight, into: &grid) }
    if board.count(in: state) == 0 {
      drawEmpty(board, in: cardArea, isFocused: isFocused, into: &grid)
    } else {
      put(sight, drawings, spacing: spacing, in: cardArea, into: &grid)
    }
    return sight
  }

  private func put(
    _ sight: LaneLayout, _ drawings: [Int: CellGrid], spacing: Int, in area: CellArea, into grid: inout CellGrid
  ) {
    var row = 0
    for index in sight.first..<sight.first + sight.count {
      guard row < area.rows, let drawing = drawings[index] else { break }
      grid.put(drawing, column: area.column, row: area.row + row, rows: area.rows - row)
      row += drawing.size.rows + spacing
    }
  }
}

// MARK: - Borders and empty lanes

extension LanePicture {
  private func drawBorder(
    _ board: any ProjectListViewModelOutput, isFocused: Bool, sight: LaneLayout, into grid: inout CellGrid
  ) {
    let style = isFocused ? Style(.accent) : Style(dim: true)
    grid.drawBox(area, isFocused ? theme.glyphs.heavyBox : theme.glyphs.lightBox, style: style)
    if layout.heads == .inBorders {
      let head = LaneHead(state, of: board, isFocused: isFocused, glyphs: theme.glyphs).pieces
      let pieces = [StyledText(" ")] + head + [StyledText(" ")]
      grid.put(
        pieces, column: area.column + 1, row: area.row, columns: area.columns - 2, ellipsis: theme.glyphs.ellipsis)
    }
    let below = board.count(in: state) - sight.first - sight.count
    drawCount(sight.first, theme.glyphs.above, row: area.row, into: &grid)
    drawCount(below, theme.glyphs.below, row: area.row + area.rows - 1, into: &grid)
  }

  /// Puts how many cards are out of sight into the border's right end.
  private func drawCount(_ count: Int, _ sign: Character, row: Int, into grid: inout CellGrid) {
    guard count > 0 else { return }
    let text = " \(sign) \(count) "
    let columns = TextWidth.of(text)
    guard columns + 4 <= area.columns else { return }
    grid.put(
      text, column: area.column + area.columns - 1 - columns, row: row, columns: columns, style: Style(dim: true))
  }

  private func drawEmpty(
    _ board: any ProjectListViewModelOutput, in area: CellArea, isFocused: Bool, into grid: inout CellGrid
  ) {
    let isBoardEmpty = ProjectState.allCases.allSatisfy { board.total(in: $0) == 0 }
    var text = board.wording.text(board.total(in: state) == 0 ? .noCards : .noMatch)
    if isBoardEmpty, isFocused {
      text = board.wording.text(
        .emptyBoard(
          addKey: board.keymap.firstKey(of: .add) ?? "", helpKey: board.keymap.firstKey(of: .actionsHere) ?? ""))
    }
    let lines = WrappedLines.of(
      text, columns: max(1, area.columns - 2), limit: max(1, area.rows), ellipsis: theme.glyphs.ellipsis)
    for (offset, line) in lines.enumerated() where offset < area.rows {
      grid.put(
        line, column: area.column + 1, row: area.row + offset, columns: area.columns - 2,
        style: isBoardEmpty && isFocused ? .plain : Style(dim: true))
    }
  }
}
