/// One cell of the screen, in eight bytes without a gap, so that equal memory is equal cells and the reverse.
package struct Cell: Equatable, Sendable {
  /// What stands in a cell: a single Unicode scalar, or the index of a longer grapheme cluster in the grid's table.
  package enum Glyph: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case cluster(Int)
  }

  private static let clusterMark: UInt32 = 0x8000_0000

  private var code: UInt32
  package var style: Style
  /// 1, 2 for the left cell of a wide cluster, 0 for its right cell (whose glyph is a space and is never drawn).
  package var width: UInt8
  /// Fills the eight bytes, so that none of them is left to chance.
  private var unused: UInt16 = 0

  package init(glyph: Glyph, style: Style, width: UInt8) {
    code = Cell.code(glyph)
    self.style = style
    self.width = width
  }

  package var glyph: Glyph {
    get {
      if code & Cell.clusterMark != 0 { return .cluster(Int(code & ~Cell.clusterMark)) }
      return .scalar(Unicode.Scalar(code) ?? " ")
    }
    set { code = Cell.code(newValue) }
  }

  private static func code(_ glyph: Glyph) -> UInt32 {
    switch glyph {
    case .scalar(let scalar): scalar.value
    case .cluster(let index): UInt32(truncatingIfNeeded: index) | clusterMark
    }
  }

  package static let blank = Cell(glyph: .scalar(" "), style: .plain, width: 1)
}
