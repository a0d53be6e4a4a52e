/// Works out how one grapheme cluster is drawn, scalar by scalar.
struct ClusterDrawing {
  /// Of the marks on one base, how many are drawn. ncurses holds no more in a cell.
  private static let markLimit = 4
  /// The longest emoji sequence in use has ten scalars; a joined chain without end would be one cluster.
  private static let scalarLimit = 16
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  /// The only base of emoji tag sequences (flags of regions).
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  private var kept = String.UnicodeScalarView()
  private var count = 0
  private var width = 0
  private var marks = 0
  private var base: (scalar: Unicode.Scalar, widthClass: WidthClass)?
  private var isJoined = false

  /// The drawn form of the scalars of one grapheme cluster; the placeholder if none of them can be drawn.
  static func cluster(_ scalars: Substring.UnicodeScalarView) -> VisibleCluster {
    if let first = scalars.first, first.isASCII, first.value < 0x20 || first.value == 0x7F {
      // CR LF is the only cluster with a control that has a second scalar.
      return VisibleCluster(
        scalars.dropFirst().first == "\n" ? "\u{240A}" : VisibleText.picture(of: UInt8(first.value)))
    }
    if let syllable = HangulSyllable.composed(scalars) { return VisibleCluster(syllable, width: 2) }
    var drawing = ClusterDrawing()
    var rest = scalars
    while let scalar = rest.popFirst() {
      guard drawing.count < scalarLimit, drawing.take(scalar, before: rest.first) else { break }
    }
    return drawing.result
  }

  private var result: VisibleCluster {
    guard let base else { return .placeholder }
    return count == 1
      ? VisibleCluster(base.scalar, width: width) : VisibleCluster(glyph: .sequence(String(kept)), width: width)
  }

  /// Takes or leaves out one scalar; false when the cells are full and nothing after it can be drawn.
  private mutating func take(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    let widthClass = WidthClass(scalar)
    switch widthClass {
    case .mark:
      takeMark(scalar)
      return true
    case .hidden:
      takeHidden(scalar, before: next)
      return true
    case .spacingMark where base == nil, .wide where base == nil && scalar.isSkinTone:
      // Without a base it would join whatever stands in the cell before.
      return true
    case .narrow, .wide, .narrowEmoji, .spacingMark:
      return takeBase(scalar, widthClass)
    }
  }

  private mutating func takeMark(_ scalar: Unicode.Scalar) {
    guard let base, marks < ClusterDrawing.markLimit else { return }
    if scalar == ClusterDrawing.emojiSelector, base.widthClass == .narrowEmoji { width = 2 }
    marks += 1
    keep(scalar)
  }

  private mutating func takeHidden(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    guard let base else { return }
    if scalar == ClusterDrawing.joiner, let next, WidthClass(next).isEmojiLike {
      keep(scalar)
      isJoined = true
    } else if scalar.isTag, base.scalar == ClusterDrawing.blackFlag {
      keep(scalar)
    }
  }

  private mutating func takeBase(_ scalar: Unicode.Scalar, _ widthClass: WidthClass) -> Bool {
    if let base, isJoined || (scalar.isSkinTone && base.widthClass.isEmojiLike) {
      width = 2
    } else if width + (widthClass.cells ?? 0) <= 2 {
      width += widthClass.cells ?? 0
    } else {
      return false
    }
    isJoined = false
    marks = 0
    if base == nil { base = (scalar, widthClass) }
    keep(scalar)
    return true
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    kept.append(scalar)
    count += 1
  }
}

extension Unicode.Scalar {
  /// A modifier of the emoji before it (Fitzpatrick scale).
  fileprivate var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }
  fileprivate var isTag: Bool { 0xE0020...0xE007F ~= value }
}
