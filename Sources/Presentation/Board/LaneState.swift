import struct Domain.UniqueID

/// One lane as the board keeps it: its cards' ids, which of them is selected, and which is shown first.
///
/// Selection and scroll are kept by id; the indices are where the ids were last seen, so that a key never searches the lane.
struct LaneState {
  private(set) var ids: [UniqueID] = []
  private(set) var selectedIndex = 0
  private(set) var firstIndex = 0
  /// How many cards the lane showed last; pages are measured by it.
  private(set) var shownCount = 1

  var selectedID: UniqueID? {
    ids.indices.contains(selectedIndex) ? ids[selectedIndex] : nil
  }

  /// The lane has these cards now. A selected card that is gone gives way to the one at its place.
  mutating func replace(with newIDs: [UniqueID]) {
    let selected = selectedID
    let first = ids.indices.contains(firstIndex) ? ids[firstIndex] : nil
    ids = newIDs
    selectedIndex = clamped(index(of: selected, near: selectedIndex) ?? selectedIndex)
    firstIndex = clamped(index(of: first, near: firstIndex) ?? firstIndex)
  }

  mutating func select(index: Int) {
    selectedIndex = clamped(index)
  }

  /// Selects a card; false when the lane does not have it.
  mutating func select(_ id: UniqueID) -> Bool {
    guard let index = index(of: id, near: selectedIndex) else { return false }
    selectedIndex = index
    return true
  }

  mutating func noteShown(first: Int, count: Int) {
    firstIndex = clamped(first)
    shownCount = max(1, count)
  }

  private func clamped(_ index: Int) -> Int {
    max(0, min(index, ids.count - 1))
  }

  /// Where a card stands; found at once at or beside `hint`.
  func index(of id: UniqueID?, near hint: Int) -> Int? {
    guard let id else { return nil }
    for index in [hint, hint - 1, hint + 1] where ids.indices.contains(index) && ids[index] == id { return index }
    return ids.firstIndex(of: id)
  }
}
