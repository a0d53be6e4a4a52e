package import struct Domain.UniqueID

/// A card opened to be read: where it is scrolled to and which item of its checklist has the cursor.
///
/// Before the first picture nothing is known of the layout: keys typed ahead move the cursor and scroll as far as they say,
/// and the picture holds them to what there is.
package struct CardViewModel: Sendable {
  package let card: UniqueID
  package let shortID: String
  /// The first line in sight, as it was asked for last.
  package private(set) var first = 0
  /// The item of the checklist under the cursor.
  package private(set) var item = 0
  /// Whether the item under the cursor is to be brought in sight.
  package private(set) var followsItem = false
  private(set) var sight: CardSight?

  init(card: UniqueID, shortID: String) {
    self.card = card
    self.shortID = shortID
  }

  mutating func noteSight(_ sight: CardSight) {
    self.sight = sight
    first = sight.first
  }

  /// Whether the item under the cursor is in sight, as far as that is known.
  var showsItem: Bool {
    sight.map { $0.shows(item, from: first) } ?? true
  }

  private var showsItemEnd: Bool {
    guard let sight, sight.items.indices.contains(item) else { return true }
    return sight.items[item].upperBound <= first + sight.rows
  }

  mutating func bringItemIntoSight() {
    followsItem = true
  }

  /// Goes to the next item of a checklist of `count`; behind the last one, or where no item is in sight, or where more of the
  /// item is to be read, down by a line.
  mutating func goDown(items count: Int) {
    if item + 1 < count, showsItem, showsItemEnd { selectItem(item + 1) } else { scroll(by: 1) }
  }

  /// The way back of `goDown`.
  mutating func goUp(items count: Int) {
    let isBelowChecklist = item + 1 >= count && first > firstShowingItem
    if item > 0, item < count, showsItem, !isBelowChecklist { selectItem(item - 1) } else { scroll(by: -1) }
  }

  /// The item is one of a checklist of `count`, which may have become shorter.
  mutating func limitItem(to count: Int) {
    item = max(0, min(item, count - 1))
  }

  /// The least scrolled place that shows the whole item under the cursor.
  private var firstShowingItem: Int {
    guard let sight, sight.items.indices.contains(item) else { return 0 }
    return max(0, sight.items[item].upperBound - sight.rows)
  }

  private mutating func selectItem(_ index: Int) {
    item = index
    followsItem = true
    if let sight { first = CardSight(of: self, rows: sight.rows, total: sight.total, items: sight.items).first }
  }

  /// Scrolls; the cursor stays on an item in sight while there is one.
  mutating func scroll(by lines: Int) {
    scroll(to: first + lines)
  }

  mutating func scroll(pages: Int) {
    scroll(by: pages * (sight?.rows ?? 1))
  }

  mutating func scroll(halfPages: Int) {
    scroll(by: halfPages * max(1, (sight?.rows ?? 1) / 2))
  }

  mutating func scrollToStart() {
    item = 0
    scroll(to: 0)
  }

  mutating func scrollToEnd() {
    scroll(to: sight?.lastFirst ?? CardViewModel.beyondEveryEnd)
  }

  /// More lines than any card takes.
  private static let beyondEveryEnd = 1_000_000_000

  private mutating func scroll(to line: Int) {
    first = max(0, min(line, sight?.lastFirst ?? CardViewModel.beyondEveryEnd))
    followsItem = false
    if let sight { item = sight.item(nearest: item, from: first) }
  }
}
