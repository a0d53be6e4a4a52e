import Domain

/// Counts the tags of the cards on the lanes, in pieces: no key waits until all cards of a large board are read.
///
/// Tags that differ in case alone are one, written as on most cards.
package struct TagCounter: Sendable {
  /// The cards that are read in one piece: a few milliseconds.
  private static let pieceSize = 500

  /// The cards that have still to be read, the next one last.
  private var waiting: [UniqueID]
  /// How often each tag is written in which way, by the tag in lower case.
  private var spellings: [String: [ProjectTag: Int]] = [:]

  fileprivate init(of cards: [UniqueID]) {
    waiting = cards
  }

  package var isComplete: Bool { waiting.isEmpty }

  /// Reads the next piece. A card that is gone or cannot be read has no tags to offer.
  package mutating func proceed(reading useCase: ProjectUseCase) {
    for id in waiting.suffix(TagCounter.pieceSize) {
      for tag in (try? useCase.repository.read(id: id))?.tags ?? [] {
        spellings[tag.key, default: [:]][tag, default: 0] += 1
      }
    }
    waiting.removeLast(min(waiting.count, TagCounter.pieceSize))
  }

  /// What was counted so far, the most frequent first, equally frequent ones by name.
  package var counts: [TagCount] {
    spellings.values.compactMap(TagCounter.count).sorted(by: TagCounter.isBefore)
  }

  private static func count(_ spellings: [ProjectTag: Int]) -> TagCount? {
    let counts = spellings.map { TagCount(tag: $0.key, count: $0.value) }
    return counts.min(by: isBefore).map { TagCount(tag: $0.tag, count: spellings.values.reduce(0, +)) }
  }

  private static func isBefore(_ left: TagCount, _ right: TagCount) -> Bool {
    if left.count != right.count { return left.count > right.count }
    let (leftKey, rightKey) = (left.tag.key, right.tag.key)
    return leftKey == rightKey ? left.tag.name < right.tag.name : leftKey < rightKey
  }
}

extension ProjectUseCase {
  /// A counter of the tags on the lanes as they are now, which has not read any card yet.
  package func tagCounter() throws(Failure) -> TagCounter {
    TagCounter(of: try repository.ids(matching: ProjectQuery()))
  }
}
