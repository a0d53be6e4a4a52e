package import Domain

/// The folded texts of cards, one behind the other in memory, so that a search is one pass over bytes.
///
/// Each card has a number here for good; its text is put in when there is time, and again after the card was changed.
package final class SearchIndex {
  private var ids: [UniqueID] = []
  private var numbers: [UniqueID: Int] = [:]
  /// Where the text of each card is; nil until it is put in.
  private var ranges: [Range<Int>?] = []
  private var bytes: [UInt8] = []
  /// Bytes of texts that were replaced.
  private var wasted = 0

  package init() {}

  /// The number of a card, for as long as this index lives.
  package func number(of id: UniqueID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    ranges.append(nil)
    return ids.count - 1
  }

  package func id(of number: Int) -> UniqueID { ids[number] }

  /// How many cards have numbers: each number is below it.
  package var count: Int { ids.count }

  package func hasText(_ number: Int) -> Bool { ranges[number] != nil }

  /// Puts in the text of a card; returns its size in bytes.
  package func setText(_ number: Int, _ append: (inout [UInt8]) -> Void) -> Int {
    let start = bytes.count
    append(&bytes)
    ranges[number] = start..<bytes.count
    return bytes.count - start
  }

  /// The texts of these cards may have changed; nil for any.
  package func forget(_ changed: [UniqueID]?) {
    for id in changed ?? [] {
      guard let number = numbers[id], let range = ranges[number] else { continue }
      wasted += range.count
      ranges[number] = nil
    }
    guard changed == nil || wasted > bytes.count / 2 else { return }
    ranges = Array(repeating: nil, count: ids.count)
    bytes.removeAll(keepingCapacity: true)
    wasted = 0
  }

  /// Which of the cards match; one without a text does not.
  package func matches(of words: SearchWords, among numbers: [Int]) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      numbers.filter { number in
        guard let range = ranges[number] else { return false }
        return words.match(id: ids[number], in: bytes, range: range)
      }
    }
  }
}
