internal import Screen

/// What stands in the cells of a grid.
struct GridContent {
  var size: ScreenSize
  /// Row by row, `size.columns * size.rows` of them.
  var cells: [Cell]
  /// The grapheme clusters of more than one scalar that stand in the cells.
  var clusters: [String]

  init(size: ScreenSize, cells: [Cell], clusters: [String]) {
    self.size = size
    self.cells = cells
    self.clusters = clusters
  }

  init(_ grid: CellGrid) {
    self.init(size: grid.size, cells: grid.cells, clusters: grid.clusters)
  }
}
