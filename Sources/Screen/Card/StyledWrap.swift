import Text

/// Text of several styles broken into lines.
enum StyledWrap {
  /// Lines of at most so many cells, broken as `TextWrap` does; one pass over the text.
  static func lines(of pieces: [StyledText], columns: Int) -> [[StyledText]] {
    if pieces.count == 1 {
      return TextWrap(pieces[0].text[...], cells: columns).map { line in
        line.isEmpty ? [] : [StyledText(String(line), pieces[0].style)]
      }
    }
    let text = pieces.map(\.text).joined()
    var cutter = Cutter(pieces)
    var position = text.startIndex
    return TextWrap(text[...], cells: columns).map { line in
      cutter.skip(text.utf8.distance(from: position, to: line.startIndex))
      position = line.endIndex
      return cutter.take(line)
    }
  }

  /// Lines of as many cells as there are columns, broken between any two grapheme clusters: for code and tables, whose
  /// spaces count.
  static func verbatimLines(of text: String, columns: Int, style: Style = .plain) -> [[StyledText]] {
    var lines: [[StyledText]] = []
    var clusters = VisibleText(text).makeIterator()
    var start = text.startIndex
    var width = 0
    var position = start
    while let cluster = clusters.next() {
      if width + cluster.width > columns, position > start {
        lines.append([StyledText(String(text[start..<position]), style)])
        start = position
        width = 0
      }
      width += cluster.width
      position = clusters.position
    }
    return lines + [start == text.endIndex ? [] : [StyledText(String(text[start...]), style)]]
  }

  /// Hands out styled pieces by length, in order.
  private struct Cutter {
    private let pieces: [StyledText]
    private var index = 0
    /// How many bytes of the piece at `index` are used up.
    private var used = 0

    init(_ pieces: [StyledText]) {
      self.pieces = pieces
    }

    mutating func skip(_ bytes: Int) {
      var bytes = bytes
      while bytes > 0, index < pieces.count {
        let part = min(bytes, pieces[index].text.utf8.count - used)
        advance(part)
        bytes -= part
      }
    }

    mutating func take(_ line: Substring) -> [StyledText] {
      var line = line.utf8
      var result: [StyledText] = []
      while !line.isEmpty, index < pieces.count {
        let part = line.prefix(pieces[index].text.utf8.count - used)
        if !part.isEmpty { result.append(StyledText(String(Substring(part)), pieces[index].style)) }
        line = line.dropFirst(part.count)
        advance(part.count)
      }
      return result
    }

    private mutating func advance(_ bytes: Int) {
      used += bytes
      guard used >= pieces[index].text.utf8.count else { return }
      index += 1
      used = 0
    }
  }
}
