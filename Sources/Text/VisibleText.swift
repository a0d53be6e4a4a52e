/// Text as it is drawn, grapheme cluster by grapheme cluster; the text itself is never changed.
///
/// Whatever the text holds, nothing that steers a terminal or disturbs the alignment comes out:
///
/// - C0 controls and DEL show as their pictures (U+2400…, U+2421), a line end as one `␊`, CR LF too;
/// - C1 controls, bidi controls, other format characters, separators, what is not assigned and marks without a base show
///   as U+FFFD; inside a cluster that has a base they are left out;
/// - of more than four combining marks on one base the first four show;
/// - conjoining jamo show as the Hangul syllable that they make.
package struct VisibleText: Sequence {
  private let text: Substring

  package init(_ text: Substring) {
    self.text = text
  }

  package init(_ text: String) {
    self.text = text[...]
  }

  package func makeIterator() -> Iterator {
    Iterator(text)
  }

  /// The same, with runs of plain ASCII taken together: the fast way to draw.
  package var pieces: UnfoldSequence<VisiblePiece, Iterator> {
    sequence(state: makeIterator()) { $0.nextPiece() }
  }

  /// The drawn form as text.
  package var string: String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(text) }
    var result = ""
    for cluster in self {
      switch cluster.glyph {
      case .scalar(let scalar): result.unicodeScalars.append(scalar)
      case .sequence(let sequence): result += sequence
      }
    }
    return result
  }

  /// The picture of an ASCII control character, any other as it is.
  static func picture(of byte: UInt8) -> Unicode.Scalar {
    switch byte {
    case 0..<0x20: Unicode.Scalar(0x2400 + UInt32(byte)) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: Unicode.Scalar(byte)
    }
  }
}
