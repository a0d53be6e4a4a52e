import struct Presentation.Key

/// The last footer drawn: keys and words do not change while the board is open, so it is drawn anew for another width or a
/// begun sequence alone.
final class FooterDrawings {
  private var columns = 0
  private var pendingKeys: [Key] = []
  private var last: CellGrid?

  func drawing(columns: Int, pendingKeys: [Key], _ draw: () -> CellGrid) -> CellGrid {
    if let last, columns == self.columns, pendingKeys == self.pendingKeys { return last }
    let drawing = draw()
    self.columns = columns
    self.pendingKeys = pendingKeys
    last = drawing
    return drawing
  }
}
