import JSON
import Testing

@Suite struct StringTests {
  @Test(arguments: [
    (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\uD55C""#, "Aé한"),
    (#""\uD83D\uDE00""#, "😀"), (#""a\ud83d\ude00b""#, "a😀b"), (#""\u0000""#, "\u{0}"), (#""\\u0041""#, "\\u0041"),
    (#""\uFFFF\uD7FF\uE000""#, "\u{FFFF}\u{D7FF}\u{E000}"), (#""\uDBFF\uDFFF\uD800\uDC00""#, "\u{10FFFF}\u{10000}"),
    (#""한\n글""#, "한\n글"), (#""e\u0301""#, "e\u{301}"),
  ])
  func isDecoded(literal: String, value: String) throws {
    #expect(Array(try string(literal).utf8) == Array(value.utf8))
  }

  /// Wherever the end or an escape falls within the words of eight bytes that are passed at once.
  @Test func isReadAtEveryLengthAndAlignment() throws {
    for length in 0..<40 {
      let text = String(repeating: "x", count: length)
      for (escape, meaning) in [("", ""), ("\\n", "\n"), ("한", "한"), ("\u{7F}", "\u{7F}"), ("😀", "😀")] {
        for after in ["", "y", "yyyyyyyyy"] {
          #expect(try string("\"\(text)\(escape)\(after)\"") == text + meaning + after)
        }
      }
    }
  }
}
