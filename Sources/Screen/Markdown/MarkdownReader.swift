/// Reads a body line by line into blocks: in one pass, and never failing, since any text is Markdown.
///
/// It shows, it does not typeset: line ends stay where a person put them, and what it does not know stays as it is written.
struct MarkdownReader {
  /// An item that lines further in belong to: the columns where its sign and its text begin.
  private struct OpenItem {
    let sign: Int
    let text: Int

    func holds(indent: Int) -> Bool { indent >= min(text, sign + 2) }
  }

  private struct Fence {
    let byte: UInt8
    let count: Int
    let indent: Int
    let quotes: Int
  }

  private(set) var blocks: [MarkdownBlock] = []
  private var fence: Fence?
  private var items: [OpenItem] = []
  private var quotes = 0
  private var isInTable = false

  static func blocks(of body: String) -> [MarkdownBlock] {
    var reader = MarkdownReader()
    for line in body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.read(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    while reader.blocks.last?.kind == .blank { reader.blocks.removeLast() }
    return reader.blocks
  }

  private mutating func read(_ line: Substring) {
    if let fence, readCode(line, in: fence) { return }
    let (line, quotes) = MarkdownSource.withoutQuotes(line)
    if quotes != self.quotes {
      self.quotes = quotes
      items = []
      isInTable = false
    }
    readText(MarkdownSource(line))
  }

  /// Reads a line within a fence; false when the quote with the fence has ended.
  private mutating func readCode(_ line: Substring, in fence: Fence) -> Bool {
    let (line, quotes) = MarkdownSource.withoutQuotes(line, limit: fence.quotes)
    guard quotes == fence.quotes else {
      self.fence = nil
      return false
    }
    let source = MarkdownSource(line)
    if source.closes((fence.byte, fence.count)) {
      self.fence = nil
    } else {
      add(.verbatim, source.dropping(indent: fence.indent))
    }
    return true
  }

  private mutating func readText(_ line: MarkdownSource) {
    let continues = isOpen
    if line.isBlank {
      if let last = blocks.last, last.kind != .blank { add(.blank) }
      isInTable = false
    } else if line.isUnderline, continues, blocks.last?.kind == .paragraph {
      blocks[blocks.count - 1].kind = .heading
    } else if readTable(line, continues: continues) {
      return
    } else if line.isRule {
      leaveItems(indent: line.indent)
      add(.rule)
    } else if let item = line.item {
      begin(item, indent: line.indent)
    } else if let opening = line.fence {
      leaveItems(indent: line.indent)
      fence = Fence(byte: opening.byte, count: opening.count, indent: line.indent, quotes: quotes)
    } else if let heading = line.heading {
      leaveItems(indent: line.indent)
      add(.heading, String(heading))
    } else if continues {
      blocks[blocks.count - 1].text += "\n" + line.text
    } else {
      begin(line)
    }
  }

  /// Whether a further line of text belongs to the last block.
  private var isOpen: Bool {
    guard let last = blocks.last, last.quotes == quotes else { return false }
    switch last.kind {
    case .paragraph, .item: return true
    case .heading, .verbatim, .rule, .blank: return false
    }
  }

  private mutating func begin(_ item: MarkdownSource.Item, indent: Int) {
    leaveItems(indent: indent)
    add(.item(item.marker), String(item.text))
    items.append(OpenItem(sign: indent, text: indent + item.columns))
  }

  private mutating func begin(_ line: MarkdownSource) {
    leaveItems(indent: line.indent)
    let start = items.last?.text ?? 0
    if line.indent >= start + 4 {
      add(.verbatim, line.dropping(indent: start + 4))
    } else {
      add(.paragraph, String(line.text))
    }
  }

  /// Closes the items that a line with this indentation does not belong to.
  private mutating func leaveItems(indent: Int) {
    while let last = items.last, !last.holds(indent: indent) { items.removeLast() }
  }

  private mutating func add(_ kind: MarkdownBlock.Kind, _ text: String = "") {
    blocks.append(MarkdownBlock(kind: kind, text: text, depth: items.count, quotes: quotes))
  }
}

// MARK: - Tables

extension MarkdownReader {
  /// Takes a line of a table; false when it is none.
  private mutating func readTable(_ line: MarkdownSource, continues: Bool) -> Bool {
    if isInTable || line.text.utf8.first == UInt8(ascii: "|") {
      isInTable = line.hasPipe
      guard isInTable else { return false }
    } else if continues, line.isTableRule {
      isInTable = takeHead()
      guard isInTable else { return false }
    } else {
      return false
    }
    add(.verbatim, line.dropping(indent: line.indent))
    return true
  }

  /// Takes the line above as the head of a table; false when it cannot be one.
  private mutating func takeHead() -> Bool {
    guard var block = blocks.last, block.kind == .paragraph else { return false }
    let start = block.text.utf8.lastIndex(of: UInt8(ascii: "\n"))
    let head = start.map { block.text[block.text.utf8.index(after: $0)...] } ?? block.text[...]
    guard MarkdownSource(head).hasPipe else { return false }
    let text = String(head)
    blocks.removeLast()
    if let start {
      block.text = String(block.text[..<start])
      blocks.append(block)
    }
    add(.verbatim, text)
    return true
  }
}
