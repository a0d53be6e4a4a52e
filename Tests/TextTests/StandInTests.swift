import Testing

@testable import Text

struct StandInTests {
  @Test(arguments: [
    ("a", "a"), ("한", "한"), ("e\u{301}", "e\u{301}"), ("👩‍👩‍👧", "👩"), ("👍🏽", "👍"), ("👩🏽‍💻", "👩"), ("❤️", "❤ "), ("1️⃣", "1 "),
    ("🇰🇷", "KR"), ("🇰", "K"), ("漢", "\u{FFFD} "), ("か", "\u{FFFD} "), ("ş\u{FE00}", "ş"), ("☃", "\u{FFFD}"),
    ("⛹️‍♂️", "\u{FFFD} "),
  ])
  func terminalOfAnOlderUnicodeIsSent(cluster: Character, sent: String) {
    let text = StandIn.text(for: cluster, width: TextWidth.of(cluster), systemWidth: SystemWidth.modest)
    #expect(Array(text.unicodeScalars) == Array(sent.unicodeScalars))
  }

  @Test(
    .enabled(if: SystemWidth.ofScalar != nil, "needs the locale C.UTF-8"),
    arguments: [
      ("漢", "漢"), ("🇰🇷", "🇰🇷"), ("👩‍👩‍👧", "👩"), ("👍🏽", "👍"), ("❤️", "❤ "), ("⌚️", "⌚️"), ("1️⃣", "1 "), ("⛹️‍♂️", "⛹ "), ("कि", "कि"),
      ("ｶﾞ", "ｶﾞ"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴"), ("が", "が"), ("กำ", "กำ"),
      ("e\u{301}", "e\u{301}"),
    ])
  func thisSystemIsSent(cluster: Character, sent: String) throws {
    let systemWidth = try #require(SystemWidth.ofScalar)
    let text = StandIn.text(for: cluster, width: TextWidth.of(cluster), systemWidth: systemWidth)
    #expect(Array(text.unicodeScalars) == Array(sent.unicodeScalars))
  }

  @Test func systemThatKnowsNothingGetsQuestionMarks() {
    let ascii: (Unicode.Scalar) -> Int = { $0.isASCII ? 1 : -1 }
    #expect(StandIn.text(for: "한", width: 2, systemWidth: ascii) == "? ")
    #expect(StandIn.text(for: "👩‍👩‍👧", width: 2, systemWidth: ascii) == "? ")
    #expect(StandIn.text(for: "…", width: 1, systemWidth: ascii) == "?")
  }

  @Test func scalarMeasuredDifferentlyIsNotSent() {
    #expect(StandIn.text(for: "…", width: 1, systemWidth: { $0 == "…" ? 2 : 1 }) == "\u{FFFD}")
    #expect(StandIn.text(for: "한", width: 2, systemWidth: { _ in 1 }) == "\u{FFFD} ")
  }

  @Test func whatIsNeverDrawnIsNotSentWhateverTheSystemSays() {
    for text in ["\u{AD}", "\u{1B}", "\u{202E}", "\u{3164}"] {
      #expect(StandIn.text(for: text, width: 1, systemWidth: { _ in 1 }) == "\u{FFFD}")
    }
  }

  @Test func nothingIsSentForNoCells() {
    #expect(StandIn.text(for: "a", width: 0, systemWidth: SystemWidth.modest) == "")
  }

  @Test func everyScalarIsSentInItsWidth() throws {
    for systemWidth in [SystemWidth.modest, SystemWidth.ofScalar].compactMap({ $0 }) {
      #expect(Self.fits(.placeholder, systemWidth))
      for scalar in Scalars.all {
        let text = String(Character(scalar))
        for cluster in VisibleText(text) where cluster != .placeholder && !Self.fits(cluster, systemWidth) {
          Issue.record("U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }

  @Test func everySequenceIsSentInItsWidth() {
    for systemWidth in [SystemWidth.modest, SystemWidth.ofScalar].compactMap({ $0 }) {
      for text in Samples.allTexts + Samples.flags {
        for cluster in VisibleText(text) {
          #expect(Self.fits(cluster, systemWidth), "\(text.debugDescription)")
        }
      }
    }
  }

  private static func fits(_ cluster: VisibleCluster, _ systemWidth: (Unicode.Scalar) -> Int) -> Bool {
    let sent = StandIn.text(for: cluster.text, width: cluster.width, systemWidth: systemWidth)
    let widths = sent.unicodeScalars.map(systemWidth)
    return widths.allSatisfy { $0 >= 0 } && widths.reduce(0, +) == cluster.width && !sent.contains("\u{200D}")
  }
}
