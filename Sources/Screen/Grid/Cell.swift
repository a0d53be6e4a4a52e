/// One cell of the screen.
package struct Cell: Equatable, Sendable {
  /// What stands in a cell: a single Unicode scalar, or the index of a longer grapheme cluster in the grid's table.
  package enum Glyph: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case cluster(Int)
  }

  package var glyph: Glyph
  package var style: Style
  /// 1, 2 for the left cell of a wide cluster, 0 for its right cell (whose glyph is a space and is never drawn).
  package var width: UInt8

  package init(glyph: Glyph, style: Style, width: UInt8) {
    self.glyph = glyph
    self.style = style
    self.width = width
  }

  package static let blank = Cell(glyph: .scalar(" "), style: .plain, width: 1)
}
