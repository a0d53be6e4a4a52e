import JSON
import Testing

/// A text that is no JSON, why, and the byte at which it stops being any.
struct Refused: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: JSONError

  init(_ text: String, _ kind: JSONError.Kind, at offset: Int) {
    self.init(Array(text.utf8), kind, at: offset)
  }

  init(_ bytes: [UInt8], _ kind: JSONError.Kind, at offset: Int) {
    self.bytes = bytes
    error = JSONError(kind, at: offset)
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }
}

@Suite struct RefusalTests {
  static let structures = [
    Refused("", .unexpectedEnd(expected: .value), at: 0),
    Refused(" \n", .unexpectedEnd(expected: .value), at: 2),
    Refused("[", .unexpectedEnd(expected: .value), at: 1),
    Refused("[1", .unexpectedEnd(expected: .commaOrArrayEnd), at: 2),
    Refused("[1,", .unexpectedEnd(expected: .value), at: 3),
    Refused("[1,]", .trailingComma, at: 2),
    Refused("[1 , ]", .trailingComma, at: 3),
    Refused("[,1]", .unexpectedCharacter(",", expected: .value), at: 1),
    Refused("[,]", .unexpectedCharacter(",", expected: .value), at: 1),
    Refused("[1,,2]", .unexpectedCharacter(",", expected: .value), at: 3),
    Refused("[1 2]", .unexpectedCharacter("2", expected: .commaOrArrayEnd), at: 3),
    Refused("[1:2]", .unexpectedCharacter(":", expected: .commaOrArrayEnd), at: 2),
    Refused("[\"a\":1]", .unexpectedCharacter(":", expected: .commaOrArrayEnd), at: 4),
    Refused("[1}", .unexpectedCharacter("}", expected: .commaOrArrayEnd), at: 2),
    Refused("[}", .unexpectedCharacter("}", expected: .value), at: 1),
    Refused("[1]]", .trailingContent, at: 3),
    Refused("[][]", .trailingContent, at: 2),
    Refused("]", .unexpectedCharacter("]", expected: .value), at: 0),
    Refused("{", .unexpectedEnd(expected: .key), at: 1),
    Refused("{]", .unexpectedCharacter("]", expected: .key), at: 1),
    Refused("{,}", .unexpectedCharacter(",", expected: .key), at: 1),
    Refused("{\"a\"", .unexpectedEnd(expected: .colon), at: 4),
    Refused("{\"a\"}", .unexpectedCharacter("}", expected: .colon), at: 4),
    Refused("{\"a\",1}", .unexpectedCharacter(",", expected: .colon), at: 4),
    Refused("{\"a\" 1}", .unexpectedCharacter("1", expected: .colon), at: 5),
    Refused("{\"a\"::1}", .unexpectedCharacter(":", expected: .value), at: 5),
    Refused("{\"a\":", .unexpectedEnd(expected: .value), at: 5),
    Refused("{\"a\":}", .unexpectedCharacter("}", expected: .value), at: 5),
    Refused("{\"a\":1", .unexpectedEnd(expected: .commaOrObjectEnd), at: 6),
    Refused("{\"a\":1,", .unexpectedEnd(expected: .key), at: 7),
    Refused("{\"a\":1,}", .trailingComma, at: 6),
    Refused("{\"a\":1,,\"b\":2}", .unexpectedCharacter(",", expected: .key), at: 7),
    Refused("{\"a\":1 \"b\":2}", .unexpectedCharacter("\"", expected: .commaOrObjectEnd), at: 7),
    Refused("{\"a\":1]", .unexpectedCharacter("]", expected: .commaOrObjectEnd), at: 6),
    Refused("{a:1}", .unexpectedCharacter("a", expected: .key), at: 1),
    Refused("{1:1}", .unexpectedCharacter("1", expected: .key), at: 1),
    Refused("{'a':1}", .unexpectedCharacter("'", expected: .key), at: 1),
    Refused("{null:1}", .unexpectedCharacter("n", expected: .key), at: 1),
    Refused("{\"a\":1}}", .trailingContent, at: 7),
    Refused("{\"a\":1} x", .trailingContent, at: 8),
    Refused("{}#", .trailingContent, at: 2),
    Refused("1 1", .trailingContent, at: 2),
    Refused("'a'", .unexpectedCharacter("'", expected: .value), at: 0),
    Refused("\u{201C}a\u{201D}", .unexpectedCharacter("\u{201C}", expected: .value), at: 0),
    Refused("[\u{A0}1]", .unexpectedCharacter("\u{A0}", expected: .value), at: 1),
    Refused("[\u{2028}1]", .unexpectedCharacter("\u{2028}", expected: .value), at: 1),
    Refused("[\u{0B}1]", .unexpectedCharacter("\u{0B}", expected: .value), at: 1),
    Refused("[\u{0C}1]", .unexpectedCharacter("\u{0C}", expected: .value), at: 1),
    Refused("[1\u{0}]", .unexpectedCharacter("\u{0}", expected: .commaOrArrayEnd), at: 2),
    Refused("\u{0}", .unexpectedCharacter("\u{0}", expected: .value), at: 0),
    Refused("[1]\u{0}", .trailingContent, at: 3),
    Refused("// a\n1", .unexpectedCharacter("/", expected: .value), at: 0),
    Refused("[1 /* a */]", .unexpectedCharacter("/", expected: .commaOrArrayEnd), at: 3),
    Refused("1 // a", .trailingContent, at: 2),
    Refused("*", .unexpectedCharacter("*", expected: .value), at: 0),
    Refused("<a>", .unexpectedCharacter("<", expected: .value), at: 0),
    Refused("\u{FEFF}{}", .byteOrderMark, at: 0),
    Refused(" \u{FEFF}{}", .unexpectedCharacter("\u{FEFF}", expected: .value), at: 1),
    Refused("[\u{FEFF}]", .unexpectedCharacter("\u{FEFF}", expected: .value), at: 1),
    Refused([0xEF, 0xBB], .invalidUTF8, at: 0),
    Refused([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], .invalidUTF8, at: 0),
    Refused([0x00, 0x5B, 0x00, 0x5D], .unexpectedCharacter("\u{0}", expected: .value), at: 0),
  ]

  static let literals = [
    Refused("tru", .badLiteral, at: 0),
    Refused("[tru]", .badLiteral, at: 1),
    Refused("[nul", .badLiteral, at: 1),
    Refused("[fals,1]", .badLiteral, at: 1),
    Refused("[nullify]", .badLiteral, at: 1),
    Refused("true1", .badLiteral, at: 0),
    Refused("truefalse", .badLiteral, at: 0),
    Refused("[nan]", .badLiteral, at: 1),
    Refused("[true_]", .badLiteral, at: 1),
    Refused("[fALSE]", .badLiteral, at: 1),
    Refused("[True]", .unexpectedCharacter("T", expected: .value), at: 1),
    Refused("[NULL]", .unexpectedCharacter("N", expected: .value), at: 1),
    Refused("[NaN]", .unexpectedCharacter("N", expected: .value), at: 1),
    Refused("[Infinity]", .unexpectedCharacter("I", expected: .value), at: 1),
    Refused("undefined", .unexpectedCharacter("u", expected: .value), at: 0),
    Refused("[\\u0061]", .unexpectedCharacter("\\", expected: .value), at: 1),
  ]

  static let numbers =
    [
      "-", "01", "-01", "00", "012", "1.", "-1.", "1.e1", "1.a", "0.", "0.e1", "1e", "1E", "1e+", "1E-", "1e1.5",
      "1e1e1", "1.2.3",
      "1..2", "0x1F", "1x", "1a", "1_000", "--1", "-+1", "-a", "- 1", "-.5", "-Infinity", "1+1", "1-1", "1e++1",
      "2026-12-24",
      "1e0x", "0b1", "0e", "-e1", "1F", "1.5f", "123abc",
    ].map { Refused("[\($0)]", .badNumber, at: 1) } + [
      Refused("+1", .unexpectedCharacter("+", expected: .value), at: 0),
      Refused(".5", .unexpectedCharacter(".", expected: .value), at: 0),
      Refused("[1,5 6]", .unexpectedCharacter("6", expected: .commaOrArrayEnd), at: 5),
      Refused("\u{FF11}", .unexpectedCharacter("\u{FF11}", expected: .value), at: 0),
      Refused("[1\u{663}]", .unexpectedCharacter("\u{663}", expected: .commaOrArrayEnd), at: 2),
      Refused("-", .badNumber, at: 0),
      Refused("1.", .badNumber, at: 0),
      Refused("1e", .badNumber, at: 0),
    ]

  static let strings = [
    Refused("\"", .unexpectedEnd(expected: .closingQuote(opened: 0)), at: 1),
    Refused("[\"abc", .unexpectedEnd(expected: .closingQuote(opened: 1)), at: 5),
    Refused("[\"abcdefghijklmnop", .unexpectedEnd(expected: .closingQuote(opened: 1)), at: 18),
    Refused("\"\\\"", .unexpectedEnd(expected: .closingQuote(opened: 0)), at: 3),
    Refused("\"\\", .badEscape, at: 1),
    Refused("\"\\a\"", .badEscape, at: 1),
    Refused("\"\\'\"", .badEscape, at: 1),
    Refused("\"\\0\"", .badEscape, at: 1),
    Refused("\"\\x41\"", .badEscape, at: 1),
    Refused("\"\\N\"", .badEscape, at: 1),
    Refused("\"\\U0041\"", .badEscape, at: 1),
    Refused("\"\\u\"", .badEscape, at: 1),
    Refused("\"\\u0\"", .badEscape, at: 1),
    Refused("\"\\u00\"", .badEscape, at: 1),
    Refused("\"\\u004\"", .badEscape, at: 1),
    Refused("\"\\u004g\"", .badEscape, at: 1),
    Refused("\"\\u+041\"", .badEscape, at: 1),
    Refused("\"\\u 041\"", .badEscape, at: 1),
    Refused("\"\\u004", .badEscape, at: 1),
    Refused("\"\\é\"", .badEscape, at: 1),
    Refused("\"\\\n\"", .badEscape, at: 1),
    Refused("\"\\\u{0}\"", .badEscape, at: 1),
    Refused("\"ab\\uD800\"", .loneSurrogate(0xD800), at: 3),
    Refused("\"\\uDBFFx\"", .loneSurrogate(0xDBFF), at: 1),
    Refused("\"\\uDC00\"", .loneSurrogate(0xDC00), at: 1),
    Refused("\"\\udfff\"", .loneSurrogate(0xDFFF), at: 1),
    Refused("\"\\uD800\\uD800\"", .loneSurrogate(0xD800), at: 1),
    Refused("\"\\uD800\\u0041\"", .loneSurrogate(0xD800), at: 1),
    Refused("\"\\uDC00\\uD800\"", .loneSurrogate(0xDC00), at: 1),
    Refused("\"\\uD800\\n\"", .loneSurrogate(0xD800), at: 1),
    Refused("\"\\uD800\\uDC0\"", .loneSurrogate(0xD800), at: 1),
    Refused("\"\\uD800\\", .loneSurrogate(0xD800), at: 1),
    Refused("\"a\nb\"", .controlCharacter(0x0A), at: 2),
    Refused("\"a\rb\"", .controlCharacter(0x0D), at: 2),
    Refused("\"\t\"", .controlCharacter(0x09), at: 1),
    Refused("\"abcdefgh\u{0}ijklmnopq\"", .controlCharacter(0x00), at: 9),
    Refused("\"abcdefghijklmnopqr\u{1F}\"", .controlCharacter(0x1F), at: 19),
    Refused("{\"a\n\":1}", .controlCharacter(0x0A), at: 3),
    Refused("{\"\\x\":1}", .badEscape, at: 2),
    Refused("{\"\\uD800\":1}", .loneSurrogate(0xD800), at: 2),
  ]

  /// Ill-formed UTF-8 by kind: stray continuations, cut off, overlong, surrogates, too large, bytes that never occur.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2], [0xDF, 0x7F], [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xE1, 0x80, 0x41], [0xE1, 0x41, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xEE, 0x80, 0xC0], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
    [0xF1, 0x80, 0x80, 0x41], [0xF1, 0x80, 0x41, 0x80], [0xF1, 0xC0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC], [0xFE], [0xFF],
  ]

  @Test(arguments: structures + literals + numbers + strings)
  func isRefused(_ refused: Refused) {
    #expect(refusal(of: refused.bytes) == refused.error)
    #expect(refusalByValue(of: refused.bytes) == refused.error)
  }

  /// Wherever in a string the bytes stand: in the middle, at its end, or where eight more bytes cannot be read.
  @Test(arguments: illFormed)
  func illFormedUTF8IsRefusedWhereItBegins(_ bytes: [UInt8]) {
    for before in ["[\"", "[\"abcdefg", "[\"abcdefgh", "[\"한글", "{\"", "", "[1"] {
      for after in ["\"]", "", " and some more text\"]", "한\"]"] {
        let document = Array(before.utf8) + bytes + Array(after.utf8)
        #expect(refusal(of: document) == JSONError(.invalidUTF8, at: before.utf8.count), "\(before)…\(after)")
      }
    }
  }

  @Test func valuesOfAnotherKindAreRefused() throws {
    let samples: [(String, JSONKind)] = [
      ("{}", .object), ("[]", .array), ("\"\"", .string), ("1", .number), ("true", .bool), ("null", .null),
    ]
    for (text, found) in samples {
      for (_, expected) in samples where expected != found {
        let error = #expect(throws: JSONError.self) {
          try JSONReader.reading(Array(" \(text)".utf8)) { (reader) throws(JSONError) in
            switch expected {
            case .object: try reader.beginObject()
            case .array: try reader.beginArray()
            case .string: _ = try reader.readString()
            case .number: _ = try reader.readNumber()
            case .bool: _ = try reader.readBool()
            case .null: try reader.readNull()
            }
          }
        }
        #expect(error == JSONError(.wrongKind(expected: expected, found: found), at: 1))
      }
    }
  }
}
