/// How a card was laid out in the last picture: what scrolling and the checklist's cursor go by. In lines of the layout.
package struct CardSight: Hashable, Sendable {
  /// The first line in sight.
  package let first: Int
  /// How many lines the box has room for.
  package let rows: Int
  /// How many lines the card takes.
  package let total: Int
  /// The lines of each item of the checklist.
  package let items: [Range<Int>]

  /// The sight that a view asks for, as near as the layout allows.
  package init(of view: CardViewModel, rows: Int, total: Int, items: [Range<Int>]) {
    self.rows = max(1, rows)
    self.total = total
    self.items = items
    let wanted = max(0, min(view.first, total - self.rows))
    first = view.followsItem ? CardSight.first(near: wanted, showing: items, view.item, rows: self.rows) : wanted
  }

  private static func first(near first: Int, showing items: [Range<Int>], _ item: Int, rows: Int) -> Int {
    guard items.indices.contains(item) else { return first }
    let lines = items[item]
    return min(max(first, lines.upperBound - rows), lines.lowerBound)
  }

  /// The first line on the last page.
  package var lastFirst: Int { max(0, total - rows) }

  /// The page in sight and how many there are; nil when all is in sight.
  package var page: (number: Int, count: Int)? {
    guard total > rows else { return nil }
    let count = (total + rows - 1) / rows
    return (first == lastFirst ? count : min(count, first / rows + 1), count)
  }

  /// Whether the first line of an item is in sight.
  func shows(_ item: Int, from first: Int) -> Bool {
    items.indices.contains(item) && (first..<first + rows).contains(items[item].lowerBound)
  }

  /// The item in sight that is nearest to another; that one itself when none is in sight.
  func item(nearest item: Int, from first: Int) -> Int {
    let shown = items.indices.filter { shows($0, from: first) }
    guard let low = shown.first, let high = shown.last else { return item }
    return max(low, min(item, high))
  }
}
