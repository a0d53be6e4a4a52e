/// One piece of text as it is drawn: a grapheme cluster that no terminal can take for anything but a character.
package struct VisibleCluster: Equatable, Sendable {
  package enum Glyph: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    /// Two scalars or more.
    case sequence(String)
  }

  package let glyph: Glyph
  /// In cells: 1 or 2.
  package let width: Int

  package init(glyph: Glyph, width: Int) {
    self.glyph = glyph
    self.width = width
  }

  init(_ scalar: Unicode.Scalar, width: Int = 1) {
    self.init(glyph: .scalar(scalar), width: width)
  }

  /// Stands for what cannot be drawn: U+FFFD, one cell.
  package static let placeholder = VisibleCluster("\u{FFFD}")

  /// The cluster as text.
  package var text: String {
    switch glyph {
    case .scalar(let scalar): String(Character(scalar))
    case .sequence(let text): text
    }
  }

  var firstScalar: Unicode.Scalar {
    switch glyph {
    case .scalar(let scalar): scalar
    case .sequence(let text): text.unicodeScalars.first ?? "\u{FFFD}"
    }
  }
}
