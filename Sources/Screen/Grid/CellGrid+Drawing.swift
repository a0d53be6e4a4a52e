import Text

extension CellGrid {
  /// Puts text on a row, cut at `columns` cells; control characters and whatever could disturb the row are drawn as
  /// placeholders. Returns the columns taken.
  @discardableResult
  package mutating func put(_ text: String, column: Int, row: Int, columns: Int, style: Style = .plain) -> Int {
    guard row >= 0, row < size.rows, column >= 0 else { return 0 }
    let limit = min(columns, size.columns - column)
    var used = 0
    for piece in VisibleText(text).pieces {
      switch piece {
      case .ascii(let bytes):
        for byte in bytes.prefix(limit - used) {
          set(Unicode.Scalar(byte), column: column + used, row: row, style: style)
          used += 1
        }
      case .cluster(let cluster):
        guard used + cluster.width <= limit else { return used }
        set(cluster, column: column + used, row: row, style: style)
        used += cluster.width
      }
      if used >= limit { break }
    }
    return used
  }

  /// Puts pieces of text one after the other, cut with an ellipsis where they are too long. Returns the columns taken.
  @discardableResult
  package mutating func put(
    _ pieces: [StyledText], column: Int, row: Int, columns: Int, ellipsis: Character
  ) -> Int {
    var used = 0
    for piece in pieces {
      let width = TextWidth.of(piece.text)
      if used + width <= columns {
        used += put(piece.text, column: column + used, row: row, columns: columns - used, style: piece.style)
      } else {
        let text = TextClip.clipped(piece.text, to: columns - used, ellipsis: ellipsis)
        return used + put(text, column: column + used, row: row, columns: columns - used, style: piece.style)
      }
    }
    return used
  }

  /// Puts text cut with an ellipsis where it is too long.
  @discardableResult
  package mutating func put(
    _ text: String, column: Int, row: Int, columns: Int, style: Style = .plain, ellipsis: Character
  ) -> Int {
    put([StyledText(text, style)], column: column, row: row, columns: columns, ellipsis: ellipsis)
  }

  /// Gives all cells of an area blanks in a style.
  package mutating func fill(_ area: CellArea, style: Style = .plain) {
    let blank = Cell(glyph: .scalar(" "), style: style, width: 1)
    for row in area.row..<area.row + area.rows {
      put(blank, columns: area.column..<area.column + area.columns, row: row)
    }
  }

  /// Gives the cells of an area a style, whatever stands in them.
  package mutating func restyle(_ area: CellArea, _ change: (Style) -> Style) {
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        restyle(column: column, row: row, change)
      }
    }
  }

  /// Draws the border of an area.
  package mutating func drawBox(_ area: CellArea, _ box: Glyphs.Box, style: Style) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let right = area.column + area.columns - 1
    let bottom = area.row + area.rows - 1
    let horizontal = Cell(glyph: .scalar(box.horizontal), style: style, width: 1)
    let vertical = Cell(glyph: .scalar(box.vertical), style: style, width: 1)
    put(horizontal, columns: area.column + 1..<right, row: area.row)
    put(horizontal, columns: area.column + 1..<right, row: bottom)
    for row in area.row + 1..<bottom {
      put(vertical, columns: area.column..<area.column + 1, row: row)
      put(vertical, columns: right..<right + 1, row: row)
    }
    let corners = [(area.column, area.row), (right, area.row), (right, bottom), (area.column, bottom)]
    for (corner, place) in zip(box.corners, corners) {
      set(corner, column: place.0, row: place.1, style: style)
    }
  }
}
