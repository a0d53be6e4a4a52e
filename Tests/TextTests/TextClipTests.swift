import Testing

@testable import Text

struct TextClipTests {
  @Test(arguments: [
    ("short", 5, "short"), ("short", 9, "short"), ("longer", 5, "long…"), ("한글날", 6, "한글날"), ("한글날", 5, "한글…"),
    ("한글날", 4, "한… "), ("two words", 5, "two… "), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -3, ""), ("", 0, ""),
    ("한", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("a\u{1B}[m", 4, "a␛[m"), ("a\u{1B}[mb", 4, "a␛[…"),
    ("abcde\u{301}", 4, "abc…"), ("abcde\u{301}", 5, "abcde\u{301}"),
  ])
  func textIsCutTo(text: String, cells: Int, clipped: String) {
    #expect(TextClip.clipped(text, to: cells) == clipped)
  }

  @Test func ellipsisIsTheCallers() {
    #expect(TextClip.clipped("longer", to: 4, ellipsis: "~") == "lon~")
    #expect(TextClip.clipped("longer", to: 1, ellipsis: "一") == " ")
  }

  @Test func cutTextFillsItsCellsAndNoTextExceedsThem() {
    for text in Samples.allTexts {
      for cells in 0...9 {
        let clipped = TextClip.clipped(text, to: cells)
        let isCut = TextWidth.of(text) > cells
        #expect(
          isCut ? TextWidth.of(clipped) == cells : clipped == VisibleText(text).string,
          "\(text.debugDescription) to \(cells)")
      }
    }
  }

  @Test func prefixIsTheLongestOfWholeClusters() {
    for text in Samples.allTexts {
      for cells in -1...9 {
        let (prefix, width) = TextClip.prefix(of: text[...], cells: cells)
        #expect(width == TextWidth.of(prefix) && width <= max(0, cells))
        #expect(prefix.endIndex == text.endIndex || text.indices.contains(prefix.endIndex))
        if prefix.endIndex < text.endIndex {
          #expect(width + TextWidth.of(text[prefix.endIndex]) > cells, "\(text.debugDescription) to \(cells)")
        }
      }
    }
  }

  @Test(arguments: [
    ("abcdef", 0, 3, "abc"), ("abcdef", 2, 3, "cde"), ("abcdef", 4, 9, "ef"), ("abcdef", 9, 3, ""),
    ("한글날", 1, 4, " 글 "),
    ("한글날", 2, 4, "글날"), ("한글", 1, 1, " "), ("a한b", 2, 2, " b"), ("abc", 1, 0, ""), ("a\tb", 1, 2, "␉b"),
  ])
  func windowShows(text: String, column: Int, cells: Int, shown: String) {
    #expect(TextClip.window(of: text[...], from: column, cells: cells) == shown)
  }
}
