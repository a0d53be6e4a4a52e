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
}
