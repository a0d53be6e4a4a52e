import JSON
import Testing

/// Comments and trailing commas.
@Suite struct DialectTests {
  @Test(arguments: [
    ("// a\n1", "1"), ("1 // a", "1"), ("/* a */ 1 /* b */", "1"), ("/**/1", "1"), ("/***/1", "1"), ("/* // */ 1", "1"),
    ("// /*\n1", "1"), ("//\r1", "1"), ("//\r\n1", "1"), ("[1, 2,]", "[1, 2]"), ("[1,/* a */]", "[1]"),
    ("[1 // a\n, 2 // b\n]", "[1, 2]"),
    ("{\"a\": 1,}", "{\"a\": 1}"), ("{/* 한글 */\"a\"/* */:/* */1/* */,//\n}", "{\"a\": 1}"), ("[[1,],]", "[[1]]"),
    ("\"// a\"", "\"// a\""), ("/* \" */ 1", "1"), ("/* * / */1", "1"), ("/* \n\t\u{1} */1", "1"), ("[/**/]", "[]"),
  ])
  func commentsAndTrailingCommasArePassed(text: String, meaning: String) throws {
    #expect(try rewritten(Array(text.utf8), dialect: .jsonc) == meaning)
    #expect(refusal(of: text, dialect: .jsonc) == nil)
    if !text.hasPrefix("\"") { #expect(refusal(of: text) != nil) }
  }

  @Test(arguments: [
    Refused("/", .unexpectedCharacter("/", expected: .value), at: 0),
    Refused("/x", .unexpectedCharacter("/", expected: .value), at: 0),
    Refused("1 /* a", .unterminatedComment, at: 2),
    Refused("/* *", .unterminatedComment, at: 0),
    Refused("/*/", .unterminatedComment, at: 0),
    Refused("/* /* */ */ 1", .unexpectedCharacter("*", expected: .value), at: 9),
    Refused("[,]", .unexpectedCharacter(",", expected: .value), at: 1),
    Refused("{,}", .unexpectedCharacter(",", expected: .key), at: 1),
    Refused("[1,,]", .unexpectedCharacter(",", expected: .value), at: 3),
    Refused("{\"a\":1,,}", .unexpectedCharacter(",", expected: .key), at: 7),
    Refused("1,", .trailingContent, at: 1),
    Refused("// a", .unexpectedEnd(expected: .value), at: 4),
    Refused("# a\n1", .unexpectedCharacter("#", expected: .value), at: 0),
    Refused("{'a':1}", .unexpectedCharacter("'", expected: .key), at: 1),
    Refused([0x2F, 0x2F, 0x80, 0x0A, 0x31], .invalidUTF8, at: 2),
    Refused([0x2F, 0x2A, 0xC3, 0x2A, 0x2F, 0x31], .invalidUTF8, at: 2),
    Refused("\u{FEFF}1", .byteOrderMark, at: 0),
  ])
  func nothingElseIsForgiven(_ refused: Refused) {
    #expect(refusal(of: refused.bytes, dialect: .jsonc) == refused.error)
  }
}
