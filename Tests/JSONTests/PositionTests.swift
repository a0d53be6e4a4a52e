import JSON
import Testing

@Suite struct PositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("\n\n", 2, 3, 1),
    ("\r\r", 2, 3, 1),
    ("\r\n\r\n", 4, 3, 1), ("\n\r", 2, 3, 1), ("a\r", 2, 2, 1), ("한글x", 3, 1, 2), ("한글x", 6, 1, 3), ("😀x", 4, 1, 2),
    ("é\n😀é!", 9, 2, 3), ("e\u{301}x", 3, 1, 3), ("\tx", 1, 1, 2),
  ])
  func isCountedInLinesAndScalars(text: String, offset: Int, line: Int, column: Int) {
    #expect(JSONPosition(of: offset, in: Array(text.utf8)) == JSONPosition(line: line, column: column))
  }

  @Test(arguments: [
    ("{\r\n  \"제목\": \"😀\" x\r\n}", 2, 13), ("[1,\n 2,\n 3 4]", 3, 4), ("[\"가나다\",\r\r, 1]", 3, 1), ("[\n", 2, 1),
    ("{\"a\": 1,\n \"b\": {\"한\": 1, \"한\": 2}}", 2, 16),
  ])
  func ofAnErrorIsWhereAnEditorShowsIt(text: String, line: Int, column: Int) throws {
    let bytes = Array(text.utf8)
    let error = try #require(refusal(of: bytes))
    #expect(JSONPosition(of: error.offset, in: bytes) == JSONPosition(line: line, column: column))
  }

  /// A part of a document is read as if it stood alone, but its errors tell the place in the whole.
  @Test func ofAnErrorInAPartCountsFromTheStartOfTheWhole() {
    let bytes = Array("[1]\n[2 x]\n[3]".utf8)
    bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(bytes, range: 4..<9)
      #expect(throws: JSONError(.unexpectedCharacter("x", expected: .commaOrArrayEnd), at: 7)) {
        try reader.skipValue()
      }
    }
  }
}
