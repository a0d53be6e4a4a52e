import Foundation
import Testing

@testable import Text

@Suite("The folded form of text")
struct TextFoldTests {
  @Test(
    "texts that a reader takes for the same word have one form",
    arguments: [
      ("Fix THE Login", "fix the login"), ("Étude", "etude"), ("e\u{301}tude", "étude"), ("STRASSE", "straße"),
      ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ＡＢＣ　１２", "abc 12"), ("ｶﾞ", "ガ"), ("か\u{3099}", "が"), ("Ｇｏ①", "go1"), ("ﬁne", "fine"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("ㅎ", "\u{1112}"), ("ﾡ", "ㄱ"), ("İ", "i"), ("ИЙ", "ии"),
      ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("so\u{AD}ft", "soft"), ("❤\u{FE0F}", "❤"), ("\u{1E9E}", "ss"),
    ])
  func same(one: String, other: String) {
    #expect(TextFold.folded(one) == TextFold.folded(other))
  }

  @Test(
    "what makes another word stays",
    arguments: [("か", "が"), ("한", "하"), ("กา", "กิ"), ("कि", "की"), ("日", "曰"), ("a", "b"), ("ø", "o"), ("", " ")])
  func different(one: String, other: String) {
    #expect(TextFold.folded(one) != TextFold.folded(other))
  }

  @Test("a syllable begun is the beginning of the whole one")
  func syllableBegun() {
    #expect(TextFold.folded("한").starts(with: TextFold.folded("하")))
    #expect(TextFold.folded("하").starts(with: TextFold.folded("ㅎ")))
    #expect(!TextFold.folded("한").starts(with: TextFold.folded("히")))
  }

  @Test("every syllable has the form of its letters, as the standard library takes it apart")
  func syllables() {
    for value in HangulSyllable.syllables {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let syllable = String(scalar)
      #expect(TextFold.folded(syllable) == TextFold.folded(syllable.decomposedStringWithCanonicalMapping))
    }
  }

  @Test("folding twice is folding once, for every scalar")
  func idempotent() {
    for value in UInt32(0)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = TextFold.folded(String(scalar))
      let twice = TextFold.folded(String(decoding: once, as: UTF8.self))
      if once != twice { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
