import Text

/// A picture of the screen: rows of cells, each row exactly as wide as the grid.
package struct CellGrid: Sendable {
  package let size: ScreenSize
  /// Row by row, `size.columns * size.rows` of them.
  package private(set) var cells: [Cell]
  /// The grapheme clusters of more than one scalar that stand in the cells.
  package private(set) var clusters: [String] = []
  /// Where the terminal's cursor shall be seen; nil for nowhere.
  package var cursor: CellPosition?

  package init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: max(0, size.columns) * max(0, size.rows))
  }

  /// Puts a grapheme cluster, as `VisibleText` gives it, on one or two cells; outside the grid nothing happens.
  ///
  /// A wide cluster that loses one of its cells to another gives up both, so that no half of it is ever drawn.
  mutating func set(_ cluster: VisibleCluster, column: Int, row: Int, style: Style) {
    guard column >= 0, row >= 0, row < size.rows, column + cluster.width <= size.columns else { return }
    let index = row * size.columns + column
    clearHalves(at: index)
    if cluster.width == 2 { clearHalves(at: index + 1) }
    cells[index] = Cell(glyph: glyph(of: cluster), style: style, width: UInt8(cluster.width))
    if cluster.width == 2 { cells[index + 1] = Cell(glyph: .scalar(" "), style: style, width: 0) }
  }

  /// Puts a scalar that is known to take one cell, such as a line of a box.
  mutating func set(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    put(Cell(glyph: .scalar(scalar), style: style, width: 1), columns: column..<column + 1, row: row)
  }

  /// Puts the same cell of width 1 on a stretch of a row; what would stand outside is left out.
  mutating func put(_ cell: Cell, columns: Range<Int>, row: Int) {
    guard row >= 0, row < size.rows else { return }
    let start = row * size.columns
    for column in columns.clamped(to: 0..<size.columns) {
      let index = start + column
      if cells[index].width != 1 { clearHalves(at: index) }
      cells[index] = cell
    }
  }

  /// Puts the first rows of another grid on this one; what would stand outside is left out.
  mutating func put(_ grid: CellGrid, column: Int, row: Int, rows: Int) {
    let columns = grid.size.columns
    guard column >= 0, row >= 0, column + columns <= size.columns else { return }
    let firstCluster = clusters.count
    clusters += grid.clusters
    for offset in 0..<max(0, min(rows, grid.size.rows, size.rows - row)) {
      let start = (row + offset) * size.columns + column
      let from = grid.cells[offset * columns..<(offset + 1) * columns]
      cells.replaceSubrange(start..<start + columns, with: from)
      guard !grid.clusters.isEmpty else { continue }
      for index in start..<start + columns {
        if case .cluster(let number) = cells[index].glyph { cells[index].glyph = .cluster(firstCluster + number) }
      }
    }
  }

  mutating func restyle(column: Int, row: Int, _ change: (Style) -> Style) {
    guard column >= 0, row >= 0, row < size.rows, column < size.columns else { return }
    let index = row * size.columns + column
    cells[index].style = change(cells[index].style)
  }

  private mutating func clearHalves(at index: Int) {
    switch cells[index].width {
    case 0: cells[index - 1] = Cell(glyph: .scalar(" "), style: cells[index - 1].style, width: 1)
    case 2: cells[index + 1] = Cell(glyph: .scalar(" "), style: cells[index + 1].style, width: 1)
    default: break
    }
  }

  private mutating func glyph(of cluster: VisibleCluster) -> Cell.Glyph {
    switch cluster.glyph {
    case .scalar(let scalar): return .scalar(scalar)
    case .sequence(let text):
      clusters.append(text)
      return .cluster(clusters.count - 1)
    }
  }
}
