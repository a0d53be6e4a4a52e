import Domain
import JSON

/// What is wrong with a board's JSON, in the terms of RFC 8259's grammar.
extension BoardDamage {
  init(_ error: JSONError, in bytes: [UInt8]) {
    switch error.kind {
    case .unexpectedCharacter(let found, let expected):
      self = .syntax(found: BoardDamage.shown(found), expected: expected.term)
    case .unexpectedEnd: self = .unexpectedEnd
    case .wrongKind(let expected, let found): self = .syntax(found: found.term, expected: expected.term)
    case .repeatedKey(let key, let first):
      self = .repeatedKey(key, firstLine: JSONPosition(of: first, in: bytes).line)
    case .trailingComma: self = .syntax(found: .comma, expected: .endOfContainer)
    case .trailingContent: self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: .end)
    case .byteOrderMark: self = .byteOrderMark
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .invalidUTF8: self = .notUTF8
    case .controlCharacter(let byte):
      self = .syntax(found: BoardDamage.shown(Unicode.Scalar(byte)), expected: .escape)
    case .badEscape: self = .syntax(found: .backslash, expected: .escape)
    case .loneSurrogate: self = .syntax(found: .halfPair, expected: .wholePair)
    case .badNumber: self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: .number)
    case .badLiteral:
      self = .syntax(found: BoardDamage.shown(at: error.offset, in: bytes), expected: .literal)
    case .unterminatedComment: self = .unexpectedEnd
    }
  }

  /// The word that begins at a byte, up to 20 bytes of it.
  private static func shown(at offset: Int, in bytes: [UInt8]) -> Term {
    let word = bytes[offset...].prefix(20).prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") }
    if !word.isEmpty { return .text(String(decoding: word, as: UTF8.self)) }
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map(shown) ?? .nothing
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Term {
    let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
    guard isControl else { return .text(String(scalar)) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return .codePoint("U+" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

extension JSONExpectation {
  fileprivate var term: BoardDamage.Term {
    switch self {
    case .value: .value
    case .key: .key
    case .colon: .colon
    case .commaOrObjectEnd: .commaOrObjectEnd
    case .commaOrArrayEnd: .commaOrListEnd
    case .closingQuote: .closingQuote
    }
  }
}

extension JSONKind {
  /// The kind as a term of a fault.
  var term: BoardDamage.Term {
    switch self {
    case .object: .object
    case .array: .list
    case .string: .string
    case .number: .number
    case .bool: .trueOrFalse
    case .null: .null
    }
  }
}
