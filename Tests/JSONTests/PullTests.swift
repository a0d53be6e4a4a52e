import JSON
import Testing

/// Pieces pulled one by one, as a store reads cards.
@Suite struct PullTests {
  private let card = Array(
    #" { "id" : "7f", "ti\u0074le": "Fix \"it\" \ud83d\ude00", "done": true, "n": -1.50, "tags": ["a", "b"], "x": {"y": [null]} } "#
      .utf8)

  @Test func membersAreHandedOutInOrder() throws {
    var keys: [String] = []
    try JSONReader.reading(card) { reader in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        keys.append(key.string(in: reader.bytes))
        try reader.skipValue()
      }
      try reader.finish()
    }
    #expect(keys == ["id", "title", "done", "n", "tags", "x"])
  }

  @Test func valuesAreReadAsTheyAreAskedFor() throws {
    try JSONReader.reading(card) { reader in
      var tags: [String] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key.equals("id", in: reader.bytes) {
          let token = try reader.readString()
          #expect(!token.hasEscapes && token.equals("7f", in: reader.bytes) && !token.equals("7e", in: reader.bytes))
        } else if key.equals("title", in: reader.bytes) {
          let token = try reader.readString()
          #expect(token.hasEscapes && token.string(in: reader.bytes) == "Fix \"it\" 😀")
          #expect(token.decodedBytes(in: reader.bytes) == Array("Fix \"it\" 😀".utf8))
        } else if key.equals("done", in: reader.bytes) {
          let done = try reader.readBool()
          #expect(done)
        } else if key.equals("n", in: reader.bytes) {
          let number = try reader.readNumber()
          #expect(number.text(in: reader.bytes) == "-1.50")
        } else if key.equals("tags", in: reader.bytes) {
          try reader.beginArray()
          while try reader.nextElement() { tags.append(try reader.readString().string(in: reader.bytes)) }
        } else {
          let range = try reader.skipValue()
          #expect(String(decoding: reader.bytes[range], as: UTF8.self) == "{\"y\": [null]}")
        }
      }
      #expect(tags == ["a", "b"])
      try reader.finish()
    }
  }

  @Test(arguments: [
    ("{}", JSONKind.object), ("[]", .array), ("\"\"", .string), ("-1", .number), ("0", .number), ("9", .number),
    ("true", .bool), ("false", .bool), ("null", .null),
  ])
  func theKindIsSeenWithoutReading(text: String, kind: JSONKind) throws {
    try JSONReader.reading(Array(" \(text)".utf8)) { reader in
      let peeked = try reader.peekKind()
      #expect(peeked == kind)
      #expect(reader.offset == 1)
      let range = try reader.skipValue()
      #expect(range == 1..<1 + text.utf8.count)
    }
  }

  @Test func keysAreComparedDecodedAndWhole() throws {
    let cases: [(key: String, isEqual: Bool)] = [
      ("state", true), ("\\u0073tate", true), ("stat", false), ("states", false), ("State", false),
      ("stat\\u0065s", false),
      ("", false), ("stat\\t", false),
    ]
    for (key, isEqual) in cases {
      try JSONReader.reading(Array("{\"\(key)\": 1}".utf8)) { reader in
        try reader.beginObject()
        let key = try reader.nextKey()
        let token = try #require(key)
        #expect(token.equals("state", in: reader.bytes) == isEqual, "\(key)")
      }
    }
  }

  @Test func rangesTakeInTheQuotes() throws {
    try JSONReader.reading(Array(" \"ab\"".utf8)) { reader in
      let token = try reader.readString()
      #expect(token.content == 2..<4)
      #expect(token.range == 1..<5)
      #expect(reader.offset == 5)
    }
  }

  /// A part is read to its own end, though what follows it in the document would go on well.
  @Test func aPartEndsWhereItEnds() throws {
    let bytes = Array("12345 \"abc\" true [1, 2]".utf8)
    try bytes.withUnsafeBytes { bytes in
      var number = JSONReader(bytes, range: 0..<3)
      let token = try number.readNumber()
      #expect(token.range == 0..<3)
      try number.finish()
      var literal = JSONReader(bytes, range: 12..<15)
      #expect(throws: JSONError(.badLiteral, at: 12)) { try literal.readBool() }
      var string = JSONReader(bytes, range: 6..<10)
      #expect(throws: JSONError(.unexpectedEnd(expected: .closingQuote(opened: 6)), at: 10)) { try string.readString() }
      var array = JSONReader(bytes, range: 17..<22)
      #expect(throws: JSONError(.unexpectedEnd(expected: .commaOrArrayEnd), at: 22)) { try array.skipValue() }
    }
  }
}
