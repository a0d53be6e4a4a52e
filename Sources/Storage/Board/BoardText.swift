/// The text of a board file in pieces: long unchanged stretches of the file as it was read, and what was written anew.
/// Nothing is copied to make one file of them.
struct BoardText {
  /// Shorter stretches are copied, so that the file is written in few calls.
  private static let shortest = 16_384

  private enum Piece {
    case loaded(Range<Int>)
    case written(Range<Int>)
  }

  private let loaded: [UInt8]
  private var written: [UInt8] = []
  private var pieces: [Piece] = []

  /// The text of a file as it was read.
  init(loaded: [UInt8]) {
    self.loaded = loaded
    pieces = [.loaded(loaded.indices)]
  }

  /// An empty text that can take stretches of `loaded`.
  init(startingWith bytes: [UInt8], loaded: [UInt8]) {
    self.loaded = loaded
    append(bytes)
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let start = written.count
    written.append(contentsOf: bytes)
    if case .written(let range) = pieces.last {
      pieces[pieces.count - 1] = .written(range.lowerBound..<written.count)
    } else {
      pieces.append(.written(start..<written.count))
    }
  }

  /// Appends a stretch of the file as it was read.
  mutating func append(loaded range: Range<Int>) {
    if range.count < BoardText.shortest {
      append(loaded[range])
    } else {
      pieces.append(.loaded(range))
    }
  }

  func isEqual(to bytes: [UInt8]) -> Bool {
    bytes.withRawBytes { bytes in
      var rest = bytes[...]
      var isEqual = true
      forEachPiece { piece in
        isEqual = isEqual && piece.hasSameBytes(as: UnsafeRawBufferPointer(rebasing: rest.prefix(piece.count)))
        rest = rest.dropFirst(piece.count)
      }
      return isEqual && rest.isEmpty
    }
  }

  func forEachPiece<Failure: Error>(_ body: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
    try loaded.withRawBytes { (loaded) throws(Failure) in
      try written.withRawBytes { (written) throws(Failure) in
        for piece in pieces {
          switch piece {
          case .loaded(let range): try body(UnsafeRawBufferPointer(rebasing: loaded[range]))
          case .written(let range): try body(UnsafeRawBufferPointer(rebasing: written[range]))
          }
        }
      }
    }
  }
}
