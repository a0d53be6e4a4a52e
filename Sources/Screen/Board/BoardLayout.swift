package import enum Domain.ProjectState

/// Where everything of the board stands on a screen of a given size.
package struct BoardLayout: Sendable {
  /// How the heads of the lanes are shown.
  package enum Heads: Hashable, Sendable {
    /// In the upper border of each lane.
    case inBorders
    /// On a row of their own above the lanes.
    case aboveLanes
    /// All three on one row above the one lane that is shown.
    case tabs
    /// The focused lane's alone.
    case single
  }

  package static let minimum = ScreenSize(columns: 20, rows: 5)
  package static let columnsForThreeLanes = 60
  package static let columnsForTabs = 30
  package static let rowsForBoxes = 10

  package let size: ScreenSize
  package let heads: Heads
  /// The row of the board's name; nil on a low screen.
  package let topRow: Int?
  /// The row of tabs or heads above the lanes.
  package let headRow: Int?
  /// The lanes that are shown, borders included.
  package let lanes: [(state: ProjectState, area: CellArea)]
  package let hasBoxes: Bool
  package let messageRow: Int
  package let footerRow: Int

  /// Nil where the screen is too small to show anything but that.
  package init?(size: ScreenSize, focus: ProjectState) {
    guard size.columns >= BoardLayout.minimum.columns, size.rows >= BoardLayout.minimum.rows else { return nil }
    self.size = size
    hasBoxes = size.rows >= BoardLayout.rowsForBoxes
    let showsAll = size.columns >= BoardLayout.columnsForThreeLanes
    switch (showsAll, hasBoxes) {
    case (true, true): heads = .inBorders
    case (true, false): heads = .aboveLanes
    case (false, _): heads = size.columns >= BoardLayout.columnsForTabs ? .tabs : .single
    }
    topRow = hasBoxes ? 0 : nil
    footerRow = size.rows - 1
    messageRow = hasBoxes ? size.rows - 2 : size.rows - 1
    var firstRow = hasBoxes ? 1 : 0
    headRow = heads == .inBorders ? nil : firstRow
    if heads != .inBorders { firstRow += 1 }
    let rows = messageRow - firstRow
    let states = showsAll ? ProjectState.allCases : [focus]
    lanes = BoardLayout.columns(size.columns, among: states.count).enumerated().map { index, span in
      (states[index], CellArea(column: span.start, row: firstRow, columns: span.width, rows: rows))
    }
  }

  /// Shares columns out; the lanes to the left take what is over.
  private static func columns(_ total: Int, among count: Int) -> [(start: Int, width: Int)] {
    var start = 0
    return (0..<count).map { index in
      let width = total / count + (index < total % count ? 1 : 0)
      defer { start += width }
      return (start, width)
    }
  }

  /// Where the cards of a lane stand: inside its border if it has one.
  package func cardArea(of area: CellArea) -> CellArea {
    hasBoxes ? area.inset(columns: 1, rows: 1) : area
  }
}
