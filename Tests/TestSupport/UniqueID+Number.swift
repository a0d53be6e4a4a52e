package import Domain

extension UniqueID {
  /// The id that tests know by a number: 1 is `00010000-0000-4000-8000-000000000001`, so that short forms differ as those
  /// of random ids do.
  package static func number(_ number: Int) -> UniqueID {
    let number = UInt64(number)
    return UniqueID(high: number << 48 | 0x4000, low: 0x8000 << 48 | number)
  }
}
