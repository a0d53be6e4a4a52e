/// Text and runs of `*` and `_` in their order; pairs of runs become style, the others stay as text.
struct EmphasisParts {
  private struct Part {
    var text: String
    /// What of bold and emphasis begins behind (1) or ends before (-1) the text of a run.
    var bold = 0
    var emphasis = 0
  }

  private struct Opening {
    let part: Int
    let sign: UInt8
    let count: Int
  }

  private struct Kind: Hashable {
    let sign: UInt8
    let count: Int
  }

  private var parts: [Part] = []
  private var openings: [Opening] = []
  /// How many openings of each kind there are, so that none is looked for in vain.
  private var counts: [Kind: Int] = [:]

  @discardableResult
  mutating func add(_ text: String) -> Int {
    parts.append(Part(text: text))
    return parts.count - 1
  }

  mutating func clear(_ part: Int) {
    parts[part].text = ""
  }

  mutating func addRun(of sign: UInt8, count: Int, opens: Bool, closes: Bool) {
    let part = add(String(repeating: Character(Unicode.Scalar(sign)), count: count))
    guard count <= 3 else { return }
    var rest = count
    if closes {
      while rest > 0, let opening = takeOpening(sign, atMost: rest) {
        pair(opening, with: part)
        rest -= opening.count
      }
    }
    guard rest == count, opens else { return }
    if count > 1 { open(part, sign, 2) }
    if count != 2 { open(part, sign, 1) }
  }

  private mutating func open(_ part: Int, _ sign: UInt8, _ count: Int) {
    openings.append(Opening(part: part, sign: sign, count: count))
    counts[Kind(sign: sign, count: count), default: 0] += 1
  }

  /// The newest opening that fits; openings that are newer than it stay as text. Each is passed over once at most.
  private mutating func takeOpening(_ sign: UInt8, atMost count: Int) -> Opening? {
    if let last = openings.last, last.sign == sign, last.count <= count { return popOpening() }
    guard counts[Kind(sign: sign, count: min(count, 2)), default: 0] > 0 else { return nil }
    while let opening = popOpening() {
      if opening.sign == sign, opening.count == min(count, 2) { return opening }
    }
    return nil
  }

  private mutating func popOpening() -> Opening? {
    guard let opening = openings.popLast() else { return nil }
    counts[Kind(sign: opening.sign, count: opening.count), default: 1] -= 1
    return opening
  }

  private mutating func pair(_ opening: Opening, with closing: Int) {
    for (part, step) in [(opening.part, 1), (closing, -1)] {
      parts[part].text.removeLast(opening.count)
      if opening.count == 2 { parts[part].bold += step } else { parts[part].emphasis += step }
    }
  }

  /// All text with its style, bold for strong emphasis, underlined for emphasis; neighbours have different styles.
  func pieces(isBold: Bool) -> [StyledText] {
    var bold = isBold ? 1 : 0
    var emphasis = 0
    var pieces: [StyledText] = []
    var text = ""
    var textStyle = Style.plain
    for part in parts where !part.text.isEmpty || part.bold != 0 || part.emphasis != 0 {
      bold += min(0, part.bold)
      emphasis += min(0, part.emphasis)
      let style = Style(bold: bold > 0, underline: emphasis > 0)
      if style != textStyle, !part.text.isEmpty {
        if !text.isEmpty { pieces.append(StyledText(text, textStyle)) }
        (text, textStyle) = ("", style)
      }
      text += part.text
      bold += max(0, part.bold)
      emphasis += max(0, part.emphasis)
    }
    return pieces + [StyledText(text, textStyle)]
  }
}
