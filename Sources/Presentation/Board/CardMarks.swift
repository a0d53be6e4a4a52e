import enum Domain.ProjectState
import struct Domain.UniqueID

/// The marked cards, by id across the lanes, and where a range that is still being marked began.
struct CardMarks {
  /// The beginning of a range: the card, and where it was last seen.
  struct Anchor {
    let id: UniqueID
    let state: ProjectState
    let index: Int
  }

  private(set) var ids: Set<UniqueID> = []
  private(set) var anchor: Anchor?

  mutating func toggle(_ id: UniqueID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Marks cards; when all of them are marked already, takes their marks away.
  mutating func toggle(all cards: ArraySlice<UniqueID>) {
    if cards.allSatisfy(ids.contains) { ids.subtract(cards) } else { ids.formUnion(cards) }
  }

  mutating func beginRange(at anchor: Anchor) {
    self.anchor = anchor
  }

  /// Ends the range; its cards stay marked.
  mutating func endRange(with cards: ArraySlice<UniqueID>) {
    ids.formUnion(cards)
    anchor = nil
  }

  mutating func clear() {
    ids = []
    anchor = nil
  }

  /// Forgets cards that are on no lane any more.
  mutating func keep(onlyIn lanes: [ProjectState: LaneState]) {
    if let anchor, lanes[anchor.state]?.index(of: anchor.id, near: anchor.index) == nil { self.anchor = nil }
    guard !ids.isEmpty else { return }
    ids = Set(lanes.values.flatMap { lane in lane.ids.filter(ids.contains) })
  }
}
