package import Domain

extension ProjectUseCase {
  /// The tags of the cards on the lanes, the most frequent first, equally frequent ones by name. Reads every card.
  ///
  /// Tags that differ in case alone are one; it is written as it is on most cards.
  package func tagCounts() throws(ProjectRepositoryError) -> [TagCount] {
    var spellings: [String: [ProjectTag: Int]] = [:]
    for card in try repository.read(matching: ProjectQuery()) {
      for tag in card.tags { spellings[tag.key, default: [:]][tag, default: 0] += 1 }
    }
    return spellings.values.compactMap(ProjectUseCase.count).sorted(by: ProjectUseCase.isBefore)
  }

  private static func count(_ spellings: [ProjectTag: Int]) -> TagCount? {
    let counts = spellings.map { TagCount(tag: $0.key, count: $0.value) }
    return counts.min(by: isBefore).map {
      TagCount(tag: $0.tag, count: spellings.values.reduce(0, +))
    }
  }

  private static func isBefore(_ left: TagCount, _ right: TagCount) -> Bool {
    if left.count != right.count { return left.count > right.count }
    let (leftKey, rightKey) = (left.tag.key, right.tag.key)
    return leftKey == rightKey ? left.tag.name < right.tag.name : leftKey < rightKey
  }
}
