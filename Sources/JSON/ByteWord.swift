/// Eight bytes of text in one word, the first in the lowest bits, examined all at once.
///
/// The tests are the well-known ones on bytes within a word: subtracting `n` from every byte borrows into the top bit of
/// those below `n`. A borrow can spoil only bytes after the first hit, so the first hit is exact.
struct ByteWord {
  static let width = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  let bits: UInt64

  @inline(__always)
  init(at offset: Int, in bytes: UnsafeRawBufferPointer) {
    bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The place, 0 to 7, of the first byte that a reader of strings cannot just pass: a quote, a backslash, a control or
  /// a byte that is not ASCII; nil when there is none.
  @inline(__always)
  var firstOfInterestInString: Int? {
    // With a top bit set the byte is a hit by itself, so the tests for quotes and controls need not allow for it.
    let hits =
      (below(1, of: differing(from: .quote)) | below(1, of: differing(from: .backslash)) | below(0x20, of: bits) | bits)
      & Self.tops
    return hits == 0 ? nil : hits.trailingZeroBitCount / 8
  }

  /// The place, 0 to 7, of the first byte that a writer of strings must escape; nil when there is none.
  @inline(__always)
  var firstToEscape: Int? {
    let hits =
      (below(1, of: differing(from: .quote)) | below(1, of: differing(from: .backslash)) | below(0x20, of: bits))
      & ~bits & Self.tops
    return hits == 0 ? nil : hits.trailingZeroBitCount / 8
  }

  @inline(__always)
  private func differing(from byte: UInt8) -> UInt64 {
    bits ^ (Self.ones &* UInt64(byte))
  }

  @inline(__always)
  private func below(_ limit: UInt64, of bits: UInt64) -> UInt64 {
    bits &- Self.ones &* limit
  }
}
