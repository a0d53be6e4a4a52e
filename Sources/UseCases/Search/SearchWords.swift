import Domain
import Text

/// What is sought: words that a card must have all of, anywhere in its texts.
///
/// Case, accents and width make no difference. A word of four or more hexadecimal digits also matches the card whose id
/// begins so.
package struct SearchWords: Hashable, Sendable {
  private struct Word: Hashable {
    /// Folded, never empty.
    let bytes: [UInt8]
    let idPrefix: UniqueIDPrefix?
  }

  private let words: [Word]

  package init(_ text: String) {
    words = TextFold.folded(text).split { $0 == UInt8(ascii: " ") || 0x09...0x0D ~= $0 }.map {
      Word(bytes: Array($0), idPrefix: UniqueIDPrefix(String(decoding: $0, as: UTF8.self)))
    }
  }

  /// Whether nothing is sought: every card matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether each card that matches this matches `other` as well, as far as can be told without looking at cards.
  func narrows(_ other: SearchWords) -> Bool {
    other.words.allSatisfy { old in words.contains { SearchWords.isWithin(old, $0) } }
  }

  private static func isWithin(_ old: Word, _ new: Word) -> Bool {
    // A word that has become the beginning of an id matches cards that the shorter one did not.
    if new.idPrefix != nil, old.idPrefix == nil || !new.bytes.starts(with: old.bytes) { return false }
    return new.bytes.withUnsafeBytes {
      ByteSearch.firstIndex(of: old.bytes, in: $0, range: 0..<$0.count) != nil
    }
  }

  func match(id: UniqueID, in bytes: UnsafeRawBufferPointer, range: Range<Int>) -> Bool {
    for word in words {
      if ByteSearch.firstIndex(of: word.bytes, in: bytes, range: range) != nil { continue }
      guard word.idPrefix?.matches(id) == true else { return false }
    }
    return true
  }
}

// MARK: - What a person sees of it

extension SearchWords {
  /// Whether any of the words is in a text.
  package func areFound(in text: String) -> Bool {
    !isEmpty && !ranges(in: TextFold.folded(text)).isEmpty
  }

  /// The characters of a text that belong to a word, by their indices; a syllable that is met in part counts whole.
  package func characters(of text: String) -> Set<String.Index> {
    guard !isEmpty else { return [] }
    var folded: [UInt8] = []
    var ends: [Int] = []
    for index in text.indices {
      TextFold.append(text[index..<text.index(after: index)], to: &folded)
      ends.append(folded.count)
    }
    let found = ranges(in: folded)
    guard !found.isEmpty else { return [] }
    var characters: Set<String.Index> = []
    var start = 0
    for (index, end) in zip(text.indices, ends) {
      if found.contains(where: { $0.lowerBound < end && start < $0.upperBound }) { characters.insert(index) }
      start = end
    }
    return characters
  }

  private func ranges(in folded: [UInt8]) -> [Range<Int>] {
    folded.withUnsafeBytes { bytes in
      words.flatMap { word in
        var ranges: [Range<Int>] = []
        var start = 0
        while let found = ByteSearch.firstIndex(of: word.bytes, in: bytes, range: start..<bytes.count) {
          start = found + word.bytes.count
          ranges.append(found..<start)
        }
        return ranges
      }
    }
  }
}
