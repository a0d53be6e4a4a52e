/// Where clusters, words and lines begin and end. All positions are offsets in bytes of UTF-8.
extension TextEditor {
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  func border(before offset: Int) -> Int {
    offset > 0 ? self.offset(text.index(before: index(offset))) : 0
  }

  func border(after offset: Int) -> Int {
    offset < text.utf8.count ? self.offset(text.index(after: index(offset))) : offset
  }

  /// The offset itself if it is a cluster's border, else the end of the cluster around it; an offset outside of the
  /// text is taken as its nearest end.
  func border(atOrAfter offset: Int) -> Int {
    let offset = min(max(offset, 0), text.utf8.count)
    let index = index(offset)
    return index.samePosition(in: text) == nil ? self.offset(text.index(after: index)) : offset
  }

  func wordStart(before offset: Int) -> Int {
    let wordEnd = skippingBackward(from: offset) { !Self.isWord($0) }
    return skippingBackward(from: wordEnd, while: Self.isWord)
  }

  func wordEnd(after offset: Int) -> Int {
    let wordStart = skippingForward(from: offset) { !Self.isWord($0) }
    return skippingForward(from: wordStart, while: Self.isWord)
  }

  func spacedWordStart(before offset: Int) -> Int {
    let wordEnd = skippingBackward(from: offset, while: \.isWhitespace)
    return skippingBackward(from: wordEnd) { !$0.isWhitespace }
  }

  /// The start of the line between line feeds, however it is wrapped; of the whole text in a one-line field.
  func lineStart(before offset: Int) -> Int {
    guard isMultiline else { return 0 }
    let before = text.utf8[..<index(offset)]
    return before.lastIndex(of: 0x0A).map { self.offset($0) + 1 } ?? 0
  }

  func lineEnd(after offset: Int) -> Int {
    guard isMultiline else { return text.utf8.count }
    let after = text.utf8[index(offset)...]
    return after.firstIndex(of: 0x0A).map(self.offset) ?? text.utf8.count
  }

  func lineKillStart(before offset: Int) -> Int {
    let start = lineStart(before: offset)
    return start == offset ? border(before: offset) : start
  }

  func lineKillEnd(after offset: Int) -> Int {
    let end = lineEnd(after: offset)
    return end == offset ? border(after: offset) : end
  }

  /// Letters, digits and marks of any script, and `_`: a cluster is what its first scalar is.
  static func isWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return scalar == "_"
    }
  }

  private func skippingForward(from offset: Int, while condition: (Character) -> Bool) -> Int {
    var index = index(offset)
    while index < text.endIndex, condition(text[index]) { index = text.index(after: index) }
    return self.offset(index)
  }

  private func skippingBackward(from offset: Int, while condition: (Character) -> Bool) -> Int {
    var index = index(offset)
    while index > text.startIndex {
      let previous = text.index(before: index)
      guard condition(text[previous]) else { break }
      index = rowOfFlagsStart(from: previous)
    }
    return self.offset(index)
  }

  /// The start of the row of flags before and with the one at `index`; `index` itself where no flag begins there. To
  /// find the cluster before a flag is to walk its whole row, so that going on flag by flag would be quadratic.
  private func rowOfFlagsStart(from index: String.Index) -> String.Index {
    let scalars = text.unicodeScalars
    guard Self.isRegionalIndicator(scalars[index]) else { return index }
    var start = index
    while start > scalars.startIndex {
      let previous = scalars.index(before: start)
      guard Self.isRegionalIndicator(scalars[previous]) else { break }
      start = previous
    }
    return start.samePosition(in: text) == nil ? index : start
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
