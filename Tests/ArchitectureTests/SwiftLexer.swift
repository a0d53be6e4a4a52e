/// Splits Swift source into tokens, without comments and the content of string literals; code interpolated into a
/// string is code and is kept.
///
/// It knows what the architecture tests need and no more. Regex literals are not known: none of their characters is
/// special here but a quotation mark, and that reaches to the end of its line at most.
struct SwiftLexer {
  private let source: [UInt8]
  private var index = 0
  private var line = 1
  private var endOfLastToken = 0
  private var tokens: [SwiftToken] = []

  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source: Array(source.utf8))
    lexer.readCode(untilParenthesisCloses: false)
    return lexer.tokens
  }

  private init(source: [UInt8]) {
    self.source = source
  }

  private mutating func readCode(untilParenthesisCloses isInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      if isInterpolation {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      readElement(beginningWith: byte)
      if isInterpolation && depth == 0 { return }
    }
  }

  private mutating func readElement(beginningWith byte: UInt8) {
    if Self.isSpace(byte) {
      advance()
    } else if starts(with: "//") {
      while let next = peek(), next != UInt8(ascii: "\n") { advance() }
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if let hashes = hashesBeforeString() {
      readString(hashes: hashes)
    } else if Self.isWord(byte) {
      let start = index
      while let next = peek(), Self.isWord(next) { advance() }
      append(from: start)
    } else {
      advance()
      append(from: index - 1)
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  /// The number of `#` before a quotation mark here; nil when no string literal begins here.
  private func hashesBeforeString() -> Int? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  /// Leaves a token `""` for the literal, with its content, followed by the tokens of its interpolations.
  private mutating func readString(hashes: Int) {
    let start = index
    advance(hashes)
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: hashes)
    advance(quotes.utf8.count)
    let literal = tokens.count
    var content: [UInt8] = []
    tokens.append(SwiftToken(text: "\"\"", line: line, isAdjacent: start == endOfLastToken))
    while let byte = peek() {
      if starts(with: quotes + fence) {
        advance(quotes.utf8.count + hashes)
        break
      }
      if byte == UInt8(ascii: "\n") && !isMultiline { break }
      if starts(with: "\\" + fence + "(") {
        advance(1 + hashes)
        content.append(UInt8(ascii: " "))
        readCode(untilParenthesisCloses: true)
      } else if starts(with: "\\" + fence) {
        advance(2 + hashes)
      } else {
        content.append(byte)
        advance()
      }
    }
    tokens[literal].content = String(decoding: content, as: UTF8.self)
    endOfLastToken = index
  }

  private mutating func append(from start: Int) {
    let text = String(decoding: source[start..<index], as: UTF8.self)
    tokens.append(SwiftToken(text: text, line: line, isAdjacent: start == endOfLastToken))
    endOfLastToken = index
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < source.count ? source[index + distance] : nil
  }

  private func starts(with text: String) -> Bool {
    var place = index
    for byte in text.utf8 {
      guard place < source.count, source[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if peek() == UInt8(ascii: "\n") { line += 1 }
      index = min(index + 1, source.count)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  /// Bytes above 127 are parts of letters of other scripts, which names may hold.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default:
      false
    }
  }
}
