import Testing

@testable import Text

struct TextWidthTests {
  @Test(arguments: [
    ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("…", 1), ("·", 1), ("▌", 1), ("\u{E0B0}", 1),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("ㅎ", 2), ("漢", 2), ("か", 2), ("が", 2),
    ("か\u{3099}", 2),
    ("ｶ", 1), ("ｶﾞ", 2), ("Ａ", 2), ("、", 2), ("\u{3000}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🏽", 1), ("ﾞ", 1),
    ("🇰🇷", 2), ("🇰", 1), ("1️⃣", 2), ("#️⃣", 2), ("1\u{20E3}", 1), ("❤", 1), ("❤️", 2), ("❤︎", 1), ("⌚", 2), ("⌚︎", 2),
    ("⌚️", 2),
    ("a\u{FE0F}", 1), ("❤️‍🔥", 2), ("🏳️‍🌈", 2), ("⛹🏻‍♀️", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("ש", 1), ("م", 1), ("कि", 2), ("क", 1), ("กำ", 2), ("\u{301}", 1), ("\n", 1), ("\r\n", 1), ("\t", 1), ("\u{1B}", 1),
    ("\u{200D}", 1),
    ("\u{600}1", 2),
  ])
  func clusterTakesItsCells(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(TextWidth.of(Character(text)) == cells)
    #expect(TextWidth.of(text) == cells)
  }

  @Test func emptyTextTakesNoCells() {
    #expect(TextWidth.of("") == 0)
  }

  @Test func asciiShortcutMeasuresAsTheClustersDo() {
    for text in ["plain", "tab\tand\u{1B}[m", "a\r\nb", "a\rb", "\r\r\n\n", "\u{7F}"] {
      #expect(TextWidth.of(text) == VisibleText(text).reduce(0) { $0 + $1.width })
    }
    #expect(TextWidth.of("a\r\nb") == 3)
  }

  @Test func widthIsTheSumOfTheParts() {
    for first in Samples.texts {
      for second in Samples.texts where (first + second).count == first.count + second.count {
        #expect(
          TextWidth.of(first + second) == TextWidth.of(first) + TextWidth.of(second),
          "\(first.debugDescription) + \(second.debugDescription)")
      }
    }
  }

  @Test func partOfATextIsMeasuredAlone() {
    let text = "한a👩‍👩‍👧b"
    #expect(TextWidth.of(text.dropFirst()) == 4)
    #expect(TextWidth.of(text.dropLast(2)) == 3)
  }

  @Test func tableIsAscendingAndCoversUnicode() {
    #expect(WidthTable.runs.first.map { $0 >> 3 } == 0)
    #expect(zip(WidthTable.runs, WidthTable.runs.dropFirst()).allSatisfy { $0 >> 3 < $1 >> 3 && $0 & 7 != $1 & 7 })
  }

  @Test func shortcutsOfTheLookupSayWhatTheTableSays() {
    for scalar in Scalars.all where WidthClass(scalar) != WidthClass.searched(scalar.value) {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }
}
