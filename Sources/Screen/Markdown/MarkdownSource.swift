/// One line of Markdown, and what its beginning may mean; each question is answered in one pass over the line at most.
struct MarkdownSource {
  /// The line without its indentation and without spaces at its end.
  private(set) var text: Substring
  /// In columns; a tab goes to the next multiple of four.
  private(set) var indent = 0
  private let whole: Substring

  init(_ line: Substring) {
    whole = line
    var bytes = line.utf8
    scan: while let byte = bytes.first {
      switch byte {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 4 - indent % 4
      default: break scan
      }
      bytes.removeFirst()
    }
    while bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: "\t") { bytes.removeLast() }
    text = Substring(bytes)
  }

  var isBlank: Bool { text.isEmpty }

  /// The line with the marks of at most so many quotes taken off, and how many there were.
  static func withoutQuotes(_ line: Substring, limit: Int = 20) -> (line: Substring, quotes: Int) {
    var line = line
    var quotes = 0
    while quotes < limit {
      let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
      guard start.first == UInt8(ascii: ">"), line.utf8.count - start.count < 4 else { break }
      let rest = start.dropFirst()
      line = Substring(rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest)
      quotes += 1
    }
    return (line, quotes)
  }

  /// The line without up to so many columns of its indentation; tabs become spaces.
  func dropping(indent columns: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, indent - columns))
    let rest = whole.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.contains(UInt8(ascii: "\t")) else { return spaces + String(Substring(rest)) }
    return spaces
      + String(Substring(rest)).split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
  }

  /// The byte that a fence of code is made of, and how many; nil when the line is none.
  var fence: (byte: UInt8, count: Int)? {
    guard let byte = text.utf8.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    let count = text.utf8.prefix { $0 == byte }.count
    guard count >= 3 else { return nil }
    // Behind a fence of backticks there may be none: it would be code within a line.
    if byte == UInt8(ascii: "`"), text.utf8.dropFirst(count).contains(byte) { return nil }
    return (byte, count)
  }

  func closes(_ fence: (byte: UInt8, count: Int)) -> Bool {
    text.utf8.count >= fence.count && text.utf8.allSatisfy { $0 == fence.byte }
  }

  /// The text of a heading with number signs.
  var heading: Substring? {
    let level = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    var rest = text.utf8.dropFirst(level)
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "\t") else { return nil }
    let closed = rest.reversed().drop { $0 == UInt8(ascii: "#") }
    if closed.first == UInt8(ascii: " ") || closed.isEmpty { rest = rest.prefix(closed.count) }
    return MarkdownSource(Substring(rest)).text
  }

  /// Whether the line makes a heading of the one above.
  var isUnderline: Bool {
    guard text.utf8.count >= 2, let first = text.utf8.first else { return false }
    return (first == UInt8(ascii: "=") || first == UInt8(ascii: "-")) && text.utf8.allSatisfy { $0 == first }
  }

  var isRule: Bool {
    guard let first = text.utf8.first, [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(first) else {
      return false
    }
    var count = 0
    for byte in text.utf8 {
      if byte == first { count += 1 } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return false }
    }
    return count >= 3
  }

  var hasPipe: Bool { text.utf8.contains(UInt8(ascii: "|")) }

  /// The line between a table's head and its rows.
  var isTableRule: Bool {
    hasPipe && text.utf8.contains(UInt8(ascii: "-")) && text.utf8.allSatisfy { "|-: ".utf8.contains($0) }
  }
}
