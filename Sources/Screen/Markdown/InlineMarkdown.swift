/// The text of one block with its emphasis as style and its links as `text (address)`; one pass, whatever the text is.
///
/// What has no second half stays as it is written, and so does code within a line, with its backticks.
struct InlineMarkdown {
  private let bytes: [UInt8]
  private var parts = EmphasisParts()
  /// Up to where the text has been taken over.
  private var taken = 0
  /// Where the runs of backticks stand, by their length, the last ones first.
  private var ticks: [Int: [Int]] = [:]
  /// The open brackets: where they stand and which part is theirs.
  private var brackets: [(place: Int, part: Int)] = []

  static func pieces(of text: String, isBold: Bool = false) -> [StyledText] {
    guard text.utf8.contains(where: isSpecial) else {
      return [StyledText(text, Style(bold: isBold))]
    }
    var reader = InlineMarkdown(text)
    reader.read()
    return reader.parts.pieces(isBold: isBold)
  }

  /// Whether the byte can begin anything but text.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    var index = bytes.count
    while index > 0 {
      index -= 1
      guard bytes[index] == UInt8(ascii: "`") else { continue }
      let end = index + 1
      while index > 0, bytes[index - 1] == UInt8(ascii: "`") { index -= 1 }
      ticks[end - index, default: []].append(index)
    }
  }

  private mutating func read() {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index = escape(at: index)
      case UInt8(ascii: "`"): index = code(at: index)
      case UInt8(ascii: "*"), UInt8(ascii: "_"): index = emphasis(at: index)
      case UInt8(ascii: "["): index = openBracket(at: index)
      case UInt8(ascii: "]"): index = closeBracket(at: index)
      case UInt8(ascii: "<"): index = address(at: index)
      default: index += 1
      }
    }
    take(upTo: bytes.count)
  }

  private func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  /// Takes the text before `end` over as it is.
  private mutating func take(upTo end: Int) {
    if end > taken { parts.add(String(decoding: bytes[taken..<end], as: UTF8.self)) }
    taken = end
  }

  /// Leaves out the text from what was taken up to `end`.
  private mutating func skip(to end: Int) -> Int {
    taken = end
    return end
  }

  private mutating func escape(at index: Int) -> Int {
    guard let next = byte(at: index + 1), InlineMarkdown.isPunctuation(next) else { return index + 1 }
    take(upTo: index)
    taken = index + 1
    return index + 2
  }

  private mutating func code(at index: Int) -> Int {
    var end = index
    while byte(at: end) == UInt8(ascii: "`") { end += 1 }
    let length = end - index
    while let last = ticks[length]?.last, last <= index { ticks[length]?.removeLast() }
    guard let closing = ticks[length]?.last else { return end }
    return closing + length
  }

  private mutating func emphasis(at index: Int) -> Int {
    let sign = bytes[index]
    var end = index
    while byte(at: end) == sign { end += 1 }
    take(upTo: index)
    let before = byte(at: index - 1)
    let after = byte(at: end)
    var opens = after.map { !InlineMarkdown.isSpace($0) } ?? false
    var closes = before.map { !InlineMarkdown.isSpace($0) } ?? false
    if sign == UInt8(ascii: "_") {
      if let before, InlineMarkdown.isWord(before) { opens = false }
      if let after, InlineMarkdown.isWord(after) { closes = false }
    }
    parts.addRun(of: sign, count: end - index, opens: opens, closes: closes)
    return skip(to: end)
  }
}

// MARK: - Links

extension InlineMarkdown {
  /// Longer addresses are left as they are written.
  private static let addressLimit = 2_000
  /// And so are addresses with parentheses nested deeper.
  private static let nestingLimit = 8

  private mutating func openBracket(at index: Int) -> Int {
    let isImage = byte(at: index - 1) == UInt8(ascii: "!") && index - 1 >= taken
    take(upTo: isImage ? index - 1 : index)
    taken = index + 1
    brackets.append((index, parts.add(isImage ? "![" : "[")))
    return index + 1
  }

  private mutating func closeBracket(at index: Int) -> Int {
    guard let bracket = brackets.popLast(), byte(at: index + 1) == UInt8(ascii: "("),
      let link = link(from: index + 2)
    else { return index + 1 }
    take(upTo: index)
    parts.clear(bracket.part)
    let text = bytes[bracket.place + 1..<index]
    let address = String(decoding: link.address, as: UTF8.self)
    if text.isEmpty {
      parts.add(address)
    } else if !text.elementsEqual(link.address), !link.address.isEmpty {
      parts.add(" (\(address))")
    }
    return skip(to: link.end)
  }

  /// The address that begins at `start`, and where the link ends; a title in quotes behind the address is left out.
  private func link(from start: Int) -> (address: ArraySlice<UInt8>, end: Int)? {
    var depth = 1
    var addressEnd: Int?
    for index in start..<max(start, min(bytes.count, start + InlineMarkdown.addressLimit)) {
      switch bytes[index] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "("):
        depth += 1
        if depth > InlineMarkdown.nestingLimit { return nil }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return (plainAddress(bytes[start..<(addressEnd ?? index)]), index + 1) }
      case UInt8(ascii: " ") where addressEnd == nil:
        guard beginsTitle(at: index + 1) else { return nil }
        addressEnd = index
      default: break
      }
    }
    return nil
  }

  private func beginsTitle(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "\"") || byte(at: index) == UInt8(ascii: "'")
  }

  private func plainAddress(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard address.first == UInt8(ascii: "<"), address.last == UInt8(ascii: ">") else { return address }
    return address.dropFirst().dropLast()
  }

  /// An address in angle brackets, which are left out.
  private mutating func address(at index: Int) -> Int {
    var isAddress = false
    for end in index + 1..<max(index + 1, min(bytes.count, index + InlineMarkdown.addressLimit)) {
      switch bytes[end] {
      case UInt8(ascii: "<"), 0...0x20: return index + 1
      case UInt8(ascii: ":"), UInt8(ascii: "@"): isAddress = true
      case UInt8(ascii: ">"):
        guard isAddress else { return index + 1 }
        take(upTo: index)
        taken = index + 1
        take(upTo: end)
        return skip(to: end + 1)
      default: break
      }
    }
    return index + 1
  }
}

// MARK: - Bytes

extension InlineMarkdown {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  /// Whether the byte is of a letter or a digit; of what is not ASCII all counts as letters.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !isWord(byte)
  }
}
