package import enum Domain.ProjectState
package import struct Domain.UniqueID

/// Marks: cards that the next change acts on as one step.
extension ProjectListViewModel {
  func mark(_ action: Action) {
    switch action {
    case .mark: markSelected()
    case .markRange: if marks.anchor == nil { beginRange() } else { endRange() }
    default:
      let lane = lane(focus)
      let end = min(lane.firstIndex + lane.shownCount, lane.ids.count)
      marks.toggle(all: lane.ids[min(lane.firstIndex, end)..<end])
    }
  }

  private func markSelected() {
    guard let id = selectedID else { return }
    // The card at the end of a range is marked by it.
    if marks.anchor == nil { marks.toggle(id) } else { endRange() }
    let next = lane(focus).selectedIndex + 1
    lanes[focus]?.select(index: next)
  }

  private func beginRange() {
    guard let id = selectedID else { return }
    marks.beginRange(at: .init(id: id, state: focus, index: lane(focus).selectedIndex))
  }

  /// Ends a range that is being marked, if there is one; its cards stay marked.
  func endRange() {
    guard marks.anchor != nil else { return }
    marks.endRange(with: markedRange.map { lane(focus).ids[$0] } ?? [])
  }

  /// Takes back one thing: a range being marked, else all marks.
  func leaveMarks() {
    if marks.anchor != nil { endRange() } else { marks.clear() }
  }

  /// The cards of the focused lane from where a range began to the selected one.
  private var markedRange: ClosedRange<Int>? {
    guard let anchor = marks.anchor, anchor.state == focus else { return nil }
    let lane = lane(focus)
    guard let start = lane.index(of: anchor.id, near: anchor.index) else { return nil }
    return min(start, lane.selectedIndex)...max(start, lane.selectedIndex)
  }

  var hasMarks: Bool { !marks.ids.isEmpty || marks.anchor != nil }

  /// The marked cards, lane by lane, each in its order; the selected one when none is marked.
  var targets: [UniqueID] {
    guard hasMarks else { return selectedID.map { [$0] } ?? [] }
    let all = allMarked
    return ProjectState.allCases.flatMap { lane($0).ids.filter(all.contains) }
  }

  /// The card to select once the targets have left the lane: the next one that stays, else the one before.
  func survivor(of targets: [UniqueID]) -> UniqueID? {
    let lane = lane(focus)
    guard lane.ids.indices.contains(lane.selectedIndex) else { return nil }
    let leaving = Set(targets)
    return lane.ids[lane.selectedIndex...].first { !leaving.contains($0) }
      ?? lane.ids[..<lane.selectedIndex].last { !leaving.contains($0) }
  }

  /// Whether a marked card is in another lane than this.
  func hasMarks(outside state: ProjectState) -> Bool {
    let all = allMarked
    return ProjectState.allCases.contains { $0 != state && lane($0).ids.contains(where: all.contains) }
  }

  private var allMarked: Set<UniqueID> {
    guard let range = markedRange else { return marks.ids }
    return marks.ids.union(lane(focus).ids[range])
  }
}

// MARK: - Output

extension ProjectListViewModel {
  package var markCount: Int {
    guard let range = markedRange else { return marks.ids.count }
    if marks.ids.isEmpty { return range.count }
    return lane(focus).ids[range].reduce(marks.ids.count) { marks.ids.contains($1) ? $0 : $0 + 1 }
  }

  package func isMarked(at index: Int, in state: ProjectState) -> Bool {
    let ids = lane(state).ids
    guard hasMarks, ids.indices.contains(index) else { return false }
    return marks.ids.contains(ids[index]) || state == focus && markedRange?.contains(index) == true
  }
}
