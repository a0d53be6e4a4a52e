/// A set of signal numbers from 1 to 63.
struct SignalSet: Equatable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ signal: Int32) {
    if (1..<64).contains(signal) { bits |= 1 << UInt64(signal) }
  }

  /// Whether it was there.
  mutating func remove(_ signal: Int32) -> Bool {
    guard contains(signal) else { return false }
    bits &= ~(1 << UInt64(signal))
    return true
  }

  func contains(_ signal: Int32) -> Bool {
    (1..<64).contains(signal) && bits & (1 << UInt64(signal)) != 0
  }
}
