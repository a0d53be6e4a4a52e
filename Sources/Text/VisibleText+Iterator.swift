extension VisibleText {
  /// Goes through the clusters in one pass, without going back in the text.
  package struct Iterator: IteratorProtocol {
    private let text: Substring
    private let end: String.Index
    /// Where in the text the next cluster begins.
    package private(set) var position: String.Index

    init(_ text: Substring) {
      self.text = text
      end = text.endIndex
      position = text.startIndex
    }

    package mutating func next() -> VisibleCluster? {
      guard position < end else { return nil }
      let bytes = text.utf8
      let byte = bytes[position]
      guard byte < 0x80 else { return nextBeyondASCII() }
      let after = bytes.index(after: position)
      guard after == end || bytes[after] < 0x80 else { return nextBeyondASCII() }
      position = after
      if byte == UInt8(ascii: "\r"), after < end, bytes[after] == UInt8(ascii: "\n") {
        position = bytes.index(after: after)
        return VisibleCluster("\u{240A}")
      }
      return VisibleCluster(VisibleText.picture(of: byte))
    }

    /// The run of printable ASCII that begins here, as far as nothing can join its last character; else the next cluster.
    package mutating func nextPiece() -> VisiblePiece? {
      guard position < end, text.utf8[position] < 0x80 else { return next().map { .cluster($0) } }
      let rest = text.utf8[position...]
      let count = rest.withContiguousStorageIfAvailable(Iterator.asciiRun(in:)) ?? 0
      guard count > 0 else { return next().map { .cluster($0) } }
      position = rest.index(rest.startIndex, offsetBy: count)
      return .ascii(rest[..<position])
    }

    /// A scalar that cannot join with its neighbours is a cluster without asking for the rules of segmentation, which cost
    /// several times as much.
    private mutating func nextBeyondASCII() -> VisibleCluster {
      let scalars = text.unicodeScalars
      let scalar = scalars[position]
      let after = scalars.index(after: position)
      if scalar.standsAlone, after == end || scalars[after].standsAlone {
        position = after
        return VisibleCluster(scalar, width: WidthClass(scalar) == .wide ? 2 : 1)
      }
      let next = text.index(after: position)
      defer { position = next }
      return ClusterDrawing.cluster(scalars[position..<next])
    }

    /// How many bytes from the first on are printable ASCII and clusters of their own: what follows ASCII may join its last
    /// character, unless it is ASCII too.
    private static func asciiRun(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
      guard let end = bytes.firstIndex(where: { !(0x20..<0x7F ~= $0) }) else { return bytes.count }
      return bytes[end] < 0x80 || end == 0 ? end : end - 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether there is a grapheme cluster boundary between any two scalars that answer yes (UAX 29), both being drawn as
  /// they are. True of the letters and marks that most text is made of, not of all that could be.
  var standsAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true  // Latin
    case 0x391...0x3A1, 0x3A3...0x481, 0x5D0...0x5EA, 0x620...0x64A: true  // Greek, Cyrillic, Hebrew, Arabic
    case 0x2010...0x2027, 0x2500...0x257F: true  // dashes and quotes, borders
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FC, 0xFF01...0xFF9D: true  // CJK punctuation, kana, width forms
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: true  // Han, Hangul
    default: false
    }
  }
}
