/// One token of Swift source: a word, a literal without its content, or one character of punctuation.
struct SwiftToken: Equatable {
  /// The token as written; a string literal is `""` whatever stands in it.
  let text: String
  /// Counted from 1.
  let line: Int
  /// Nothing stands between the token before and this one.
  let isAdjacent: Bool
  /// What a string literal holds, escapes left out and a space for each interpolation; empty for other tokens.
  var content = ""

  /// Letters, digits and underscores: a keyword, a name or a number.
  var isWord: Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
      ?? false
  }
}
