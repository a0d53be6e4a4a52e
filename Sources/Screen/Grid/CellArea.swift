/// A rectangle of cells.
package struct CellArea: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The area without a border of so many cells.
  package func inset(columns dx: Int, rows dy: Int) -> CellArea {
    CellArea(column: column + dx, row: row + dy, columns: columns - 2 * dx, rows: rows - 2 * dy)
  }
}

extension CellArea {
  /// One row of the area, counted from its first; empty outside it.
  package func row(_ index: Int) -> CellArea {
    CellArea(column: column, row: row + index, columns: columns, rows: index < rows ? 1 : 0)
  }

  /// The area from one of its rows on.
  package func from(row index: Int) -> CellArea {
    CellArea(column: column, row: row + index, columns: columns, rows: rows - index)
  }

  /// The area from one of its columns on.
  package func from(column index: Int) -> CellArea {
    CellArea(column: column + index, row: row, columns: columns - index, rows: rows)
  }
}
