/// Why a text was refused, and where: facts only, worded elsewhere.
package struct JSONError: Error, Hashable, Sendable {
  package let kind: Kind
  /// The byte in the whole document at which the fault lies; the document's length when it ends too early.
  package let offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  package enum Kind: Hashable, Sendable {
    /// Well-formed UTF-8, but no JSON can go on like this.
    case unexpectedCharacter(Unicode.Scalar, expected: JSONExpectation)
    case unexpectedEnd(expected: JSONExpectation)
    /// A value of another kind than the caller asked for.
    case wrongKind(expected: JSONKind, found: JSONKind)
    /// The key, decoded, stood in the same object before, at this offset (of its opening quote, as the error's own).
    case repeatedKey(String, first: Int)
    /// A comma before the end of an object or array. The offset is the comma's.
    case trailingComma
    /// Something other than white space follows the document.
    case trailingContent
    /// The document begins with U+FEFF, which RFC 8259 (section 8.1) forbids to add.
    case byteOrderMark
    /// An object or array within as many others as the limit says.
    case tooDeep(limit: Int)
    /// The offset is that of the first byte of the ill-formed sequence.
    case invalidUTF8
    /// A byte below 0x20 in a string, where only an escape may stand for it.
    case controlCharacter(UInt8)
    /// A backslash, at the offset, that begins none of the escapes of RFC 8259.
    case badEscape
    /// An escape, at the offset, for half of a surrogate pair whose other half is missing.
    case loneSurrogate(UInt16)
    /// Begins like a number but is none, such as `01`, `1.` or `2026-12-24`. The offset is that of its first byte.
    case badNumber
    /// Begins like `true`, `false` or `null` but is none of them. The offset is that of its first byte.
    case badLiteral
    /// A comment without `*/`. The offset is that of its first byte.
    case unterminatedComment
  }
}
