/// Finds a run of bytes in another.
///
/// Eight bytes at a time are looked through for the last byte of what is sought: in UTF-8 the last byte of a character tells
/// more than the first, which all characters of a script share.
enum ByteSearch {
  /// Where `sought` begins in `bytes[range]`, as an index of `bytes`; nil when it is not there.
  static func firstIndex(
    of sought: [UInt8], in bytes: UnsafeRawBufferPointer, range: Range<Int>
  ) -> Int? {
    guard let last = sought.last else { return range.lowerBound }
    let lead = sought.count - 1
    var index = range.lowerBound + lead
    let pattern = UInt64(last) &* 0x0101_0101_0101_0101
    while index + 8 <= range.upperBound {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ pattern
      var hits = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      while hits != 0 {
        let start = index + hits.trailingZeroBitCount / 8 - lead
        if isEqual(sought, bytes, at: start) { return start }
        hits &= hits - 1
      }
      index += 8
    }
    while index < range.upperBound {
      if isEqual(sought, bytes, at: index - lead) { return index - lead }
      index += 1
    }
    return nil
  }

  private static func isEqual(_ sought: [UInt8], _ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    for offset in sought.indices where bytes[start + offset] != sought[offset] { return false }
    return true
  }
}
