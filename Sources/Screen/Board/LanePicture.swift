import Presentation
import Text
import enum Domain.ProjectState

/// One lane of the board: its border or not, its cards in sight, and what is out of sight counted.
struct LanePicture {
  let state: ProjectState
  let area: CellArea
  let layout: BoardLayout
  let theme: Theme

  /// The blank rows between cards.
  static let spacing = 1

  /// Draws the lane and tells which cards are in sight.
  func draw(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) -> LaneLayout {
    let isFocused = board.focus == state
    let cardArea = layout.cardArea(of: area)
    // Cards are measured to be laid out and then drawn: each is wrapped once.
    var pictures: [Int: CardPicture] = [:]
    let sight = LaneLayout(
      total: board.count(in: state), previousFirst: board.firstIndex(in: state),
      selected: board.selectedIndex(in: state), rows: cardArea.rows, spacing: LanePicture.spacing
    ) { index in
      if let picture = pictures[index] { return picture.rows }
      guard let card = board.card(at: index, in: state) else { return 1 }
      let picture = CardPicture(card, columns: max(1, cardArea.columns - 2), glyphs: theme.glyphs)
      pictures[index] = picture
      return picture.rows
    }
    if layout.hasBoxes { drawBorder(board, isFocused: isFocused, sight: sight, into: &grid) }
    if board.count(in: state) == 0 {
      drawEmpty(board, in: cardArea, isFocused: isFocused, into: &grid)
    } else {
      let selected = isFocused ? board.selectedIndex(in: state) : nil
      drawCards(sight, pictures, selected: selected, in: cardArea, into: &grid)
    }
    return sight
  }
}

// MARK: - Cards

extension LanePicture {
  private func drawCards(
    _ sight: LaneLayout, _ pictures: [Int: CardPicture], selected: Int?, in area: CellArea, into grid: inout CellGrid
  ) {
    var row = area.row
    let end = area.row + area.rows
    for index in sight.first..<sight.first + sight.count {
      guard row < end, let card = pictures[index] else { break }
      let cardArea = CellArea(column: area.column, row: row, columns: area.columns, rows: min(card.rows, end - row))
      draw(card, in: cardArea, isSelected: index == selected, into: &grid)
      row += card.rows + LanePicture.spacing
    }
  }

  private func draw(_ card: CardPicture, in area: CellArea, isSelected: Bool, into grid: inout CellGrid) {
    let indent = card.isDone ? CardPicture.tickColumns : 0
    let textColumns = area.columns - 2 - indent
    let style = card.isDone ? Style(bold: isSelected, dim: !isSelected) : Style(bold: isSelected)
    for (offset, line) in card.title.prefix(area.rows).enumerated() {
      grid.put(line, column: area.column + 1 + indent, row: area.row + offset, columns: textColumns, style: style)
    }
    if card.isDone {
      grid.put(String(theme.glyphs.tick), column: area.column + 1, row: area.row, columns: 1, style: Style(.good))
    }
    if !card.facts.isEmpty, card.title.count < area.rows {
      grid.put(
        card.facts, column: area.column + 1 + indent, row: area.row + card.title.count, columns: textColumns,
        ellipsis: theme.glyphs.ellipsis)
    }
    if isSelected { mark(area, into: &grid) }
  }

  /// Tells the selected card by reverse video and a bar.
  private func mark(_ area: CellArea, into grid: inout CellGrid) {
    grid.restyle(area) { $0.reversed }
    for row in area.row..<area.row + area.rows {
      grid.put(String(theme.glyphs.bar), column: area.column, row: row, columns: 1, style: Style(reverse: true))
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
      let head = LaneHead(state, of: board, isFocused: isFocused).pieces
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
    let isBoardEmpty = ProjectState.allCases.allSatisfy { board.count(in: $0) == 0 }
    var text = board.wording.text(.noCards)
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
