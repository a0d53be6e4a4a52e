/// Which cards of a lane are in sight.
package struct LaneLayout: Hashable, Sendable {
  /// The first card in sight.
  package let first: Int
  /// How many are in sight, whole; a card higher than the lane counts as one.
  package let count: Int

  /// Lays cards out from the one that was first before, as little changed as keeps the selected card in sight and no room
  /// unused below the last.
  ///
  /// Only cards near the selected one are measured, whatever the length of the lane.
  /// - Parameters:
  ///   - total: how many cards the lane has
  ///   - previousFirst: the card that was first before
  ///   - selected: the card that must be in sight; nil in an empty lane
  ///   - rows: the height of the lane
  ///   - spacing: the blank rows between cards
  ///   - height: the rows that a card takes
  package init(
    total: Int, previousFirst: Int, selected: Int?, rows: Int, spacing: Int, height: (Int) -> Int
  ) {
    guard total > 0, let selected else {
      first = 0
      count = 0
      return
    }
    var first = min(max(0, previousFirst), selected)
    first = max(first, LaneLayout.firstCard(above: selected, rows: rows, spacing: spacing, height: height))
    var (end, used) = LaneLayout.fill(from: first, total: total, rows: rows, spacing: spacing, height: height)
    while end == total, first > 0 {
      let more = used + spacing + height(first - 1)
      guard more <= rows else { break }
      first -= 1
      used = more
    }
    end = max(end, first + 1)
    self.first = first
    count = end - first
  }

  /// The earliest card from which `last` still fits whole.
  private static func firstCard(above last: Int, rows: Int, spacing: Int, height: (Int) -> Int) -> Int {
    var first = last
    var used = height(last)
    while first > 0 {
      used += spacing + height(first - 1)
      if used > rows { break }
      first -= 1
    }
    return first
  }

  /// The card after the last that fits whole, and the rows taken.
  private static func fill(
    from first: Int, total: Int, rows: Int, spacing: Int, height: (Int) -> Int
  ) -> (end: Int, used: Int) {
    var end = first
    var used = 0
    while end < total {
      let more = used + (end > first ? spacing : 0) + height(end)
      if more > rows { break }
      used = more
      end += 1
    }
    return (end, used)
  }
}
