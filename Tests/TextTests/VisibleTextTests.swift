import Testing

@testable import Text

struct VisibleTextTests {
  @Test(arguments: [
    ("plain ~", "plain ~"), ("\u{0}\u{1B}\u{1F}", "\u{2400}\u{241B}\u{241F}"), ("\u{7F}", "\u{2421}"), ("a\tb", "a␉b"),
    ("a\nb", "a␊b"), ("a\rb", "a␍b"), ("a\r\nb", "a␊b"), ("é\r\né", "é␊é"), ("\t\u{301}", "␉\u{FFFD}"),
    ("\u{1B}[31m", "␛[31m"), ("\u{80}\u{9B}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{202E}x\u{202C}", "\u{FFFD}x\u{FFFD}"),
    ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", String(repeating: "\u{FFFD}", count: 5)),
    ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"), ("\u{378}\u{FFFE}\u{10FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{301}", "\u{FFFD}"), ("\u{903}", "\u{FFFD}"), ("\u{1161}", "\u{FFFD}"), ("\u{200D}", "\u{FFFD}"),
    ("\u{200C}", "\u{FFFD}"),
    ("\u{200B}", "\u{FFFD}"), ("\u{FEFF}", "\u{FFFD}"), ("so\u{AD}ft", "so\u{FFFD}ft"), ("\u{3164}", "\u{FFFD}"),
    ("\u{E0041}", "\u{FFFD}"), ("a\u{E0041}b", "ab"), ("می\u{200C}خ", "میخ"), ("a\u{200D}b", "ab"), ("👩\u{200D}", "👩"),
    ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "e\u{301}\u{302}\u{303}\u{304}x"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{1112}\u{1161}", "하"), ("하\u{11AB}", "한"),
    ("\u{1112}\u{1161}\u{11AB}\u{301}", "\u{1112}\u{1161}\u{11AB}\u{301}"),
    ("한\u{11AB}", "한\u{11AB}"), ("\u{1113}\u{1161}", "\u{1113}\u{1161}"),
    ("👩‍👩‍👧", "👩‍👩‍👧"), ("👍🏽", "👍🏽"), ("1️⃣", "1️⃣"), ("🇰🇷🇯🇵", "🇰🇷🇯🇵"), ("A🏽", "A"), ("🏽", "\u{FFFD}"), ("\n🏽", "␊\u{FFFD}"),
    ("ﾞ", "\u{FFFD}"), ("שלום", "שלום"),
    ("🏴\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E007F}"), ("\u{E000}", "\u{E000}"),
  ])
  func textIsDrawnAs(text: String, drawn: String) {
    #expect(Array(VisibleText(text).string.unicodeScalars) == Array(drawn.unicodeScalars))
  }

  @Test func everyControlOfASCIIHasItsPicture() {
    for value in UInt32(0)..<0x20 {
      let control = String(String.UnicodeScalarView([Unicode.Scalar(UInt8(value))]))
      #expect(VisibleText(control).string.unicodeScalars.map(\.value) == [0x2400 + value])
    }
  }

  @Test func everyControlOfC1IsAPlaceholder() {
    for value in UInt8(0x80)..<0xA0 {
      #expect(VisibleText(String(Character(Unicode.Scalar(value)))).string == "\u{FFFD}")
    }
  }

  @Test func noScalarAloneDrawsAControl() {
    for scalar in Scalars.all {
      let drawn = Array(VisibleText(String(Character(scalar))))
      let isClean =
        drawn.count == 1 && (1...2).contains(drawn[0].width) && drawn[0].text.unicodeScalars.allSatisfy(Self.isHarmless)
      if !isClean { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  @Test func noTextDrawsAControl() {
    for text in Samples.allTexts {
      for cluster in VisibleText(text) {
        let scalars = cluster.text.unicodeScalars
        #expect(
          scalars.allSatisfy { Self.isHarmless($0) || $0 == "\u{200D}" || scalars.first == "🏴" },
          "\(text.debugDescription)")
        #expect((1...2).contains(cluster.width))
        #expect(scalars.count <= 16)
      }
    }
  }

  @Test func everyClusterIsDrawnOnce() {
    for text in Samples.allTexts {
      var clusters = VisibleText(text).makeIterator()
      for index in text.indices {
        #expect(clusters.position == index, "\(text.debugDescription)")
        #expect(clusters.next() != nil)
      }
      #expect(clusters.next() == nil)
    }
  }

  @Test func piecesDrawWhatTheClustersDraw() {
    for text in Samples.allTexts {
      var drawn: [VisibleCluster] = []
      for piece in VisibleText(text).pieces {
        switch piece {
        case .ascii(let run): drawn += run.map { VisibleCluster(Unicode.Scalar($0)) }
        case .cluster(let cluster): drawn.append(cluster)
        }
      }
      #expect(drawn == Array(VisibleText(text)), "\(text.debugDescription)")
    }
  }

  @Test func scalarThatStandsAloneIsDrawnAsItsClusterIs() {
    for scalar in Scalars.all where scalar.standsAlone {
      let alone = String(Character(scalar))
      let drawn = ClusterDrawing.cluster(alone[...].unicodeScalars)
      let neighbours = ["a" + alone, alone + "a", alone + alone, alone + "한", "한" + alone]
      if Array(VisibleText(alone)) != [drawn] || neighbours.contains(where: { $0.count != 2 }) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func asciiBeforeAMarkIsNotPartOfARun() {
    var clusters = VisibleText("abe\u{301}").makeIterator()
    guard case .ascii(let run)? = clusters.nextPiece() else { return #expect(Bool(false), "no run") }
    #expect(Substring(run) == "ab")
    #expect(clusters.next()?.text == "e\u{301}")
  }

  @Test func everyModernSyllableIsComposed() {
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let syllable = Unicode.Scalar(value) else { continue }
      let index = value - 0xAC00
      var jamo = String.UnicodeScalarView()
      jamo.append(contentsOf: [0x1100 + index / 588, 0x1161 + index % 588 / 28].compactMap(Unicode.Scalar.init))
      if index % 28 > 0, let final = Unicode.Scalar(0x11A7 + index % 28) { jamo.append(final) }
      #expect(Array(VisibleText(String(jamo))) == [VisibleCluster(syllable, width: 2)])
    }
  }

  /// What may be drawn in any cluster; the joiner and tags belong to emoji alone.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: scalar.properties.isDefaultIgnorableCodePoint == false && !(0xFFF9...0xFFFB ~= scalar.value)
    default: !scalar.properties.isBidiControl && !scalar.properties.isNoncharacterCodePoint
    }
  }
}
