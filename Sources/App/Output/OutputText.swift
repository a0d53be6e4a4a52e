import Screen
import Text

/// What a command prints, in one buffer that is written at once.
///
/// Texts of cards go through `append(content:)`: on a terminal in their visible form, elsewhere as they are but for
/// control characters, so that a line stays a line.
struct OutputText {
  private(set) var bytes: [UInt8] = []
  let style: OutputStyle

  init(_ style: OutputStyle, reservingCapacity capacity: Int = 0) {
    self.style = style
    bytes.reserveCapacity(capacity)
  }

  /// Text of the program's own.
  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// What `body` appends, in an ink.
  mutating func inked(_ ink: OutputInk, _ body: (inout OutputText) -> Void) {
    guard style.usesColor, ink != .plain else { return body(&self) }
    append(ink.sequence)
    body(&self)
    append(OutputInk.end)
  }

  /// Text of a card or a board, cut to `cells` where there is a limit.
  mutating func append(content text: String, cells: Int? = nil) {
    if OutputText.isPlain(text), cells.map({ text.utf8.count <= $0 }) ?? true {
      bytes += text.utf8
    } else if let cells {
      append(shown: TextClip.clipped(text, to: cells, ellipsis: style.glyphs.ellipsis))
    } else if style.isTerminal {
      append(shown: VisibleText(text).string)
    } else {
      for scalar in text.unicodeScalars {
        bytes += UTF8.encode(OutputText.printed(scalar)) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Text in its visible form; what an ASCII terminal cannot show becomes a `?` for each cell.
  private mutating func append(shown text: String) {
    guard style.isASCII else { return append(text) }
    for cluster in VisibleText(text) {
      if case .scalar(let scalar) = cluster.glyph, scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += repeatElement(UInt8(ascii: "?"), count: cluster.width)
      }
    }
  }

  /// Whether a text is nothing but printable ASCII.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } } ?? false
  }

  /// Control characters as their pictures, and what else ends a line as the replacement character.
  private static func printed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    default: scalar
    }
  }
}
