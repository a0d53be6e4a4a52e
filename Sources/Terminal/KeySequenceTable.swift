internal import Presentation

/// The sequences that terminfo gives for the keys of the terminal in use.
struct KeySequenceTable {
  private let keys: [[UInt8]: Key]
  private let prefixes: Set<[UInt8]>

  /// Strings that do not begin with Esc are left out: some old entries have control bytes for arrows, which would take
  /// Backspace or Ctrl-L away.
  init(_ keys: [[UInt8]: Key]) {
    self.keys = keys.filter { $0.key.count > 1 && $0.key.first == EscapeSequence.escape }
    prefixes = Set(self.keys.keys.flatMap { bytes in (1..<bytes.count).map { Array(bytes[..<$0]) } })
  }

  func key(_ bytes: [UInt8]) -> Key? {
    keys[bytes]
  }

  /// Whether a longer sequence of the table begins with these bytes.
  func hasLonger(_ bytes: [UInt8]) -> Bool {
    prefixes.contains(bytes)
  }
}
