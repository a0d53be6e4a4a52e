import Domain
import JSON

/// What is wrong with a board's JSON, in the terms of RFC 8259's grammar.
extension BoardDamage {
  init(_ error: JSONError, in bytes: [UInt8]) {
    switch error.kind {
    case .unexpectedCharacter(let found, let expected):
      self = .syntax(found: BoardDamage.shown(found), expected: expected.name)
    case .unexpectedEnd: self = .unexpectedEnd
    case .wrongKind(let expected, let found): self = .syntax(found: found.name, expected: expected.name)
    case .repeatedKey(let key, let first):
      self = .repeatedKey(key, firstLine: JSONPosition(of: first, in: bytes).line)
    case .trailingComma: self = .syntax(found: "`,`", expected: "the end of the list or object")
    case .trailingContent: self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: "the end")
    case .byteOrderMark: self = .byteOrderMark
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .invalidUTF8: self = .notUTF8
    case .controlCharacter(let byte):
      self = .syntax(found: BoardDamage.shown(Unicode.Scalar(byte)), expected: "an escape such as `\\n`")
    case .badEscape: self = .syntax(found: "`\\`", expected: "an escape such as `\\n`")
    case .loneSurrogate: self = .syntax(found: "half of a surrogate pair", expected: "both halves")
    case .badNumber: self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: "a number")
    case .badLiteral:
      self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: "`true`, `false` or `null`")
    case .unterminatedComment: self = .unexpectedEnd
    }
  }

  /// The word that begins at a byte, up to 20 bytes of it.
  private static func shown(at offset: Int, in bytes: [UInt8]) -> String {
    let word = bytes[offset...].prefix(20).prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") }
    if !word.isEmpty { return "`\(String(decoding: word, as: UTF8.self))`" }
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map(shown) ?? "nothing"
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
    guard isControl else { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONExpectation {
  fileprivate var name: String {
    switch self {
    case .value: "a value"
    case .key: "a key in quotes"
    case .colon: "`:`"
    case .commaOrObjectEnd: "`,` or `}`"
    case .commaOrArrayEnd: "`,` or `]`"
    case .closingQuote: "a closing quote"
    }
  }
}

extension JSONKind {
  /// The kind with its article, as it stands in a sentence.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
