package import struct Domain.UniqueID
package import struct Domain.UniqueIDPrefix

/// The short forms of a board's ids: for each the shortest beginning, of at least 4 digits, that no other id of the board
/// has.
package struct ShortIDs: Sendable {
  private let sorted: [UniqueID]

  package init(of ids: [UniqueID]) {
    sorted = ids.sorted()
  }

  package subscript(id: UniqueID) -> String {
    let index = position(of: id)
    var shared = 0
    if index > 0 { shared = max(shared, id.commonDigits(with: sorted[index - 1])) }
    let next = index < sorted.count && sorted[index] == id ? index + 1 : index
    if next < sorted.count { shared = max(shared, id.commonDigits(with: sorted[next])) }
    return id.beginning(digits: max(UniqueIDPrefix.minimumLength, shared + 1))
  }

  /// Where the id stands, or would stand.
  private func position(of id: UniqueID) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UniqueID {
  /// How many hexadecimal digits two ids have in common at their beginning.
  fileprivate func commonDigits(with other: UniqueID) -> Int {
    high == other.high ? 16 + (low ^ other.low).leadingZeroBitCount / 4 : (high ^ other.high).leadingZeroBitCount / 4
  }

  /// The first digits as the id is written, hyphens in their places. Up to 15 characters cost no allocation, which counts
  /// where thousands of ids are listed.
  fileprivate func beginning(digits: Int) -> String {
    String(unsafeUninitializedCapacity: digits + 4) { buffer in
      var count = 0
      for index in 0..<digits {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          buffer[count] = UInt8(ascii: "-")
          count += 1
        }
        buffer[count] = digit(at: index)
        count += 1
      }
      return count
    }
  }
}
