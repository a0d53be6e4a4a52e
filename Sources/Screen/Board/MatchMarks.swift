import struct UseCases.SearchWords

/// Text in pieces, with the characters underlined that a search has found.
enum MatchMarks {
  /// A part of a text whose found characters are known.
  static func pieces(_ text: Substring, found: Set<String.Index>, style: Style) -> [StyledText] {
    guard !found.isEmpty else { return [StyledText(String(text), style)] }
    var pieces: [StyledText] = []
    var start = text.startIndex
    for index in text.indices where index > start && found.contains(index) != found.contains(start) {
      pieces.append(piece(text[start..<index], isFound: found.contains(start), style))
      start = index
    }
    if start < text.endIndex { pieces.append(piece(text[start...], isFound: found.contains(start), style)) }
    return pieces
  }

  static func pieces(_ text: String, of words: SearchWords, style: Style) -> [StyledText] {
    pieces(text[...], found: words.characters(of: text), style: style)
  }

  private static func piece(_ text: Substring, isFound: Bool, _ style: Style) -> StyledText {
    StyledText(String(text), isFound ? style.underlined : style)
  }
}
