/// A cell's place on the screen, counted from the upper left corner, which is (0, 0).
package struct CellPosition: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
