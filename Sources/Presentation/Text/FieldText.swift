/// Text as a field takes it in: a paste may bring line ends of any system and control characters that no card may hold.
///
/// In several lines every line end becomes LF and tabs stay. In one line a run of line ends becomes one space, none at
/// the ends, and a tab becomes a space. All other control characters are left out and counted.
struct FieldText {
  private(set) var text = ""
  private(set) var droppedControls = 0

  init(_ source: String, isMultiline: Bool) {
    guard Self.mayNeedChange(source, isMultiline: isMultiline) else {
      text = source
      return
    }
    text.reserveCapacity(source.utf8.count)
    var isAtLineEnd = false
    var previous: Unicode.Scalar?
    for scalar in source.unicodeScalars {
      defer { previous = scalar }
      if Self.isLineEnd(scalar) {
        if isMultiline, !(scalar == "\n" && previous == "\r") { text.unicodeScalars.append("\n") }
        isAtLineEnd = true
      } else if scalar == "\t" || !Self.isControl(scalar) {
        if isAtLineEnd, !isMultiline, !text.isEmpty { text.unicodeScalars.append(" ") }
        isAtLineEnd = false
        text.unicodeScalars.append(scalar == "\t" && !isMultiline ? " " : scalar)
      } else {
        droppedControls += 1
      }
    }
  }

  /// The text with each line end as LF and all else as it is.
  static func withLineFeeds(_ source: String) -> String {
    guard mayNeedChange(source, isMultiline: true) else { return source }
    var text = ""
    text.reserveCapacity(source.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in source.unicodeScalars {
      if !(scalar == "\n" && previous == "\r") { text.unicodeScalars.append(isLineEnd(scalar) ? "\n" : scalar) }
      previous = scalar
    }
    return text
  }

  /// CR, LF, next line, line separator and paragraph separator: the newline functions of the Unicode Standard, 5.8,
  /// without vertical tab and form feed, which are orders to a printer.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// C0, DEL and C1.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// A cheap test that spares most text the walk by scalars: C0 and DEL, and the first byte of C1 (0xC2) and of the two
  /// separators (0xE2) in UTF-8.
  private static func mayNeedChange(_ source: String, isMultiline: Bool) -> Bool {
    source.utf8.contains { byte in
      switch byte {
      case 0x09, 0x0A: !isMultiline
      case 0x00..<0x20, 0x7F, 0xC2, 0xE2: true
      default: false
      }
    }
  }
}
