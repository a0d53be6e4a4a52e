import Testing

@testable import Text

struct TextWrapTests {
  @Test(arguments: [
    ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one  two", 5, ["one", "two"]),
    ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a abcdefgh", 4, ["a", "abcd", "efgh"]), ("한글 문서", 9, ["한글 문서"]), ("한글 문서", 8, ["한글", "문서"]),
    ("한글문서정리", 5, ["한글", "문서", "정리"]),
    ("a\nb", 5, ["a", "b"]), ("a\r\nb\n", 5, ["a", "b", ""]), ("\n\n", 5, ["", "", ""]),
    ("  in out", 4, ["  in", "out"]),
    ("  long", 5, ["  ", "long"]), ("ab   ", 3, ["ab "]), ("ab   c", 3, ["ab", "c"]), ("     ", 3, ["   "]),
    ("a\n  b", 3, ["a", "  b"]),
    ("漢字仮名", 5, ["漢字", "仮名"]), ("漢字。仮名", 5, ["漢", "字。", "仮名"]), ("漢「字」", 5, ["漢", "「字", "」"]),
    ("abc漢字", 5, ["abc漢", "字"]),
    ("ab\u{3000}c", 3, ["ab", "c"]), ("a\tbc", 3, ["a", "bc"]), ("一words", 6, ["一", "words"]),
    ("漢字, ok", 4, ["漢", "字,", "ok"]),
    ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]), ("한글", 1, ["한", "글"]),
    ("ab", 0, ["a", "b"]),
    ("ab", -7, ["a", "b"]), ("a␊b", 9, ["a␊b"]), ("aa bb漢字 cc", 7, ["aa bb漢", "字 cc"]),
  ])
  func textIsBrokenInto(text: String, cells: Int, lines: [String]) {
    #expect(TextWrap.lines(of: text[...], cells: cells).map(String.init) == lines)
  }

  @Test func noLineIsWiderThanAskedFor() {
    for text in Samples.allTexts {
      for cells in 2...12 {
        for line in TextWrap(text[...], cells: cells) {
          #expect(TextWidth.of(line) <= cells, "\(text.debugDescription) to \(cells)")
        }
      }
    }
  }

  @Test func linesAndWhatIsBetweenThemAreTheText() {
    for text in Samples.allTexts {
      for cells in -1...12 {
        var position = text.startIndex
        for line in TextWrap(text[...], cells: cells) {
          #expect(
            text[position..<line.startIndex].allSatisfy { $0.isDrawnAsSpace || $0.isLineEnd })
          #expect(line.allSatisfy { !$0.isLineEnd })
          position = line.endIndex
        }
        #expect(
          text[position...].allSatisfy { $0.isDrawnAsSpace },
          "\(text.debugDescription) to \(cells)")
      }
    }
  }

  @Test func everyLineFeedBeginsALine() {
    for text in Samples.allTexts {
      let lineEnds = text.count { $0.isLineEnd }
      #expect(TextWrap.lines(of: text[...], cells: 10_000).count == lineEnds + 1, "\(text.debugDescription)")
    }
  }

  @Test func positionsOfLinesArePositionsOfTheText() {
    let text = "first second"
    let lines = TextWrap.lines(of: text[...], cells: 6)
    #expect(lines.map { text.distance(from: text.startIndex, to: $0.startIndex) } == [0, 6])
    let part = text.dropFirst(6)
    #expect(TextWrap.lines(of: part, cells: 3).first?.startIndex == part.startIndex)
  }

  @Test(arguments: [
    ("one two", 7, 3, ["one two"], false), ("one two three", 5, 2, ["one", "two"], true),
    ("one two three", 6, 2, ["one", "two t"], true),
    ("one", 2, 1, ["o"], true), ("one two", 3, 2, ["one", "two"], false), ("", 3, 2, [""], false),
    ("one", 3, 0, [], true),
    ("한글날 회의", 6, 1, ["한글"], true), ("a\nb", 5, 1, ["a"], true), ("one    ", 4, 1, ["one "], false),
    ("ab", 1, 1, [""], true),
  ])
  func linesAreLimited(text: String, cells: Int, limit: Int, lines: [String], isCut: Bool) {
    let wrapped = TextWrap.lines(of: text[...], cells: cells, limit: limit)
    #expect(wrapped.lines.map(String.init) == lines)
    #expect(wrapped.isCut == isCut)
  }

  @Test func cutLineLeavesRoomForTheEllipsis() {
    for text in Samples.allTexts {
      for cells in 2...8 {
        let wrapped = TextWrap.lines(of: text[...], cells: cells, limit: 2)
        guard wrapped.isCut, let last = wrapped.lines.last else { continue }
        #expect(TextWidth.of(last) < cells, "\(text.debugDescription) to \(cells)")
      }
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["word ", "x", "한", "漢", " ", "a\u{301}", "🇰🇷", "\u{301}", "👩\u{200D}", "\n", "\u{1100}", "ab\u{3000}"])
  func timeGrowsWithTheLength(unit: String) {
    let clock = ContinuousClock()
    let short = String(repeating: unit, count: 2_000)
    let long = String(repeating: unit, count: 32_000)
    func best(of text: String) -> Duration {
      (0..<3).map { _ in clock.measure { for _ in TextWrap(text[...], cells: 40) {} } }.min() ?? .zero
    }
    // Sixteen times the text: a quadratic cost would show as 256 times the time.
    #expect(best(of: long) < max(best(of: short), .microseconds(200)) * 80)
  }
}

extension Character {
  /// Joiners and the like may stand in the cluster of a space, and are not drawn.
  fileprivate var isDrawnAsSpace: Bool { [" ", "\u{3000}", "␉"].contains(VisibleText(String(self)).string) }
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
