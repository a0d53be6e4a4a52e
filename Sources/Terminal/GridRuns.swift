internal import Screen

/// The difference between two pictures, as runs of text to put.
///
/// Keeps its memory from picture to picture. A row of which nothing changed costs one comparison of memory, if the
/// unused bytes of its cells agree too; else its cells are compared one by one.
struct GridRuns {
  private(set) var runs: [GridRun] = []
  /// The bytes of all runs, one after another.
  private(set) var text: [UInt8] = []
  private let encoder: CellEncoder

  init(encoder: CellEncoder) {
    self.encoder = encoder
  }

  /// Finds what must be put to turn `old` into `new` on a screen of a size; all of it when `old` is nil or of another size.
  mutating func update(from old: GridContent?, to new: GridContent, within screen: ScreenSize) {
    runs.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    let rows = min(new.size.rows, screen.rows)
    let columns = min(new.size.columns, screen.columns)
    guard columns > 0, rows > 0, new.cells.count >= new.size.columns * new.size.rows else { return }
    new.cells.withUnsafeBufferPointer { cells in
      guard let old, old.size == new.size, old.cells.count == new.cells.count else {
        for row in 0..<rows { appendRow(row, columns, cells, new) { _ in true } }
        return
      }
      let comparison = ClusterComparison(old.clusters, new.clusters)
      old.cells.withUnsafeBufferPointer { before in
        for row in 0..<rows {
          let start = row * new.size.columns
          if comparison.isSameTable, GridRuns.isSameMemory(before, cells, start, new.size.columns) { continue }
          appendRow(row, columns, cells, new) { column in
            !comparison.isSame(before[start + column], cells[start + column])
          }
        }
      }
    }
  }

  /// Equal memory means equal cells; unequal memory may still be equal cells, whose unused bytes differ.
  private static func isSameMemory(
    _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>, _ start: Int, _ count: Int
  ) -> Bool {
    let old = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(old)[bytes(start, count)])
    let new = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(new)[bytes(start, count)])
    guard let left = old.baseAddress, let right = new.baseAddress else { return true }
    return MemoryComparison.isSame(left, right, old.count)
  }

  private static func bytes(_ start: Int, _ count: Int) -> Range<Int> {
    start * MemoryLayout<Cell>.stride..<(start + count) * MemoryLayout<Cell>.stride
  }

  /// Appends the runs of one row. A wide cluster is put whole when either of its halves changed.
  private mutating func appendRow(
    _ row: Int, _ columns: Int, _ cells: UnsafeBufferPointer<Cell>, _ content: GridContent, changed: (Int) -> Bool
  ) {
    let start = row * content.size.columns
    var column = 0
    var isOpen = false
    while column < columns {
      let cell = cells[start + column]
      // A right half without its left one, which no screen draws, counts as a cell of its own.
      let width = max(1, Int(cell.width))
      var isChanged = changed(column)
      if width > 1, column + 1 < columns, !isChanged { isChanged = changed(column + 1) }
      if isChanged {
        if !isOpen || runs[runs.count - 1].style != cell.style {
          runs.append(GridRun(row: row, column: column, style: cell.style, bytes: text.count..<text.count))
          isOpen = true
        }
        encoder.append(cell, of: content.clusters, width: min(width, columns - column), to: &text)
        runs[runs.count - 1].bytes = runs[runs.count - 1].bytes.lowerBound..<text.count
      } else {
        isOpen = false
      }
      column += width
    }
  }
}
