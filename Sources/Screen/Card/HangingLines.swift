import Text

/// Text behind a sign, such as a bullet or a box, wrapped with the further lines below the text's beginning.
enum HangingLines {
  static func of(_ text: [StyledText], after sign: StyledText, columns: Int) -> [[StyledText]] {
    let width = min(TextWidth.of(sign.text), max(0, columns - 1))
    let indent = StyledText(String(repeating: " ", count: width))
    return StyledWrap.lines(of: text, columns: columns - width).enumerated().map { index, line in
      [index == 0 ? sign : indent] + line
    }
  }
}
