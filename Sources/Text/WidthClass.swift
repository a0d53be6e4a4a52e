/// What a Unicode scalar does to the width of the grapheme cluster that it stands in.
enum WidthClass: UInt8 {
  /// Takes no cell; drawn into the cells of the scalar before it.
  case mark = 0
  /// One cell. Ambiguous width (East Asian Width A) counts as this.
  case narrow = 1
  case wide = 2
  /// One cell, and two before U+FE0F, which asks for the emoji form.
  case narrowEmoji = 3
  /// Never drawn as it is: controls, format characters, what is not assigned.
  case hidden = 4
  /// One cell of its own, beside the scalar before it; nothing without one.
  case spacingMark = 5

  /// Looks the scalar up; binary search, with the most common scripts decided beforehand.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x22, 0x3A...0x7E: self = .narrow
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
    default: self = WidthClass.searched(scalar.value)
    }
  }

  /// The cells of the scalar alone; nil if it cannot be drawn as it is.
  var cells: Int? {
    switch self {
    case .mark: 0
    case .narrow, .narrowEmoji, .spacingMark: 1
    case .wide: 2
    case .hidden: nil
    }
  }

  /// Whether a zero width joiner may join this to the emoji before it.
  var isEmojiLike: Bool { self == .wide || self == .narrowEmoji }

  /// The class of the last run that begins at or before `value`.
  static func searched(_ value: UInt32) -> WidthClass {
    let runs = WidthTable.runs
    let wanted = value << 3 | 0b111
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= wanted { low = middle } else { high = middle }
    }
    return WidthClass(rawValue: UInt8(truncatingIfNeeded: runs[low] & 0b111)) ?? .hidden
  }
}
