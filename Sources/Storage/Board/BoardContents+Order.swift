import Domain

/// Where cards stand, and how they get there.
extension BoardContents {
  /// Adds a card that the board does not have.
  mutating func insert(_ card: ProjectModel, at place: ProjectPlace) {
    let slot = CardSlot(card)
    let number: Int
    if let free = freeSlots.popLast() {
      slots[free] = slot
      number = free
    } else {
      slots.append(slot)
      number = slots.count - 1
    }
    slotNumbers[card.id] = number
    put(number, at: index(of: place, for: slot, from: nil))
  }

  /// Takes a card off the board for good.
  mutating func remove(slot number: Int) {
    take(number)
    slotNumbers[slots[number].id] = nil
    freeSlots.append(number)
  }

  /// Puts a card that may be in another lane now where the place says, and tells whether its position on the board is
  /// another one.
  mutating func move(slot number: Int, with changed: CardSlot, to place: ProjectPlace?) -> Bool {
    guard place != nil || changed.lane != slots[number].lane else {
      slots[number] = changed
      return false
    }
    let position = take(number)
    slots[number] = changed
    let target = place.map { index(of: $0, for: changed, from: position) } ?? position
    put(number, at: target)
    return target != position
  }

  /// What stands beside a card.
  func neighbours(ofSlot number: Int) -> ProjectNeighbours {
    guard let position = order.firstIndex(of: number) else { preconditionFailure("a slot that is not on the board") }
    let state = slots[number].state
    return ProjectNeighbours(
      previousOnBoard: position > 0 ? slots[order[position - 1]].id : nil,
      nextOnBoard: position + 1 < order.count ? slots[order[position + 1]].id : nil,
      previousInLane: lastInLane(state, in: order[..<position]),
      nextInLane: firstInLane(state, in: order[(position + 1)...]))
  }

  /// Takes a card out of the order and of its lane, and returns its position.
  @discardableResult
  private mutating func take(_ number: Int) -> Int {
    guard let position = order.firstIndex(of: number) else { preconditionFailure("a slot that is not on the board") }
    order.remove(at: position)
    let slot = slots[number]
    if let lane = slot.lane, let index = lanes[lane].firstIndex(of: slot.id) { lanes[lane].remove(at: index) }
    return position
  }

  private mutating func put(_ number: Int, at position: Int) {
    let slot = slots[number]
    if let lane = slot.lane {
      let previous = lastInLane(lane, in: order[..<position])
      let index = previous.flatMap { lanes[lane].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      lanes[lane].insert(slot.id, at: index)
    }
    order.insert(number, at: position)
  }

  private func firstInLane(_ lane: ProjectState, in part: ArraySlice<Int>) -> UniqueID? {
    part.first { slots[$0].lane == lane }.map { slots[$0].id }
  }

  private func lastInLane(_ lane: ProjectState, in part: ArraySlice<Int>) -> UniqueID? {
    part.last { slots[$0].lane == lane }.map { slots[$0].id }
  }
}

/// Places. The order must be without the card that is to go there.
extension BoardContents {
  /// The position that a place names. A card stays at `position`, where it was taken from, when that fits the place as a
  /// person sees it: cards of other lanes in between do not matter.
  private func index(of place: ProjectPlace, for slot: CardSlot, from position: Int?) -> Int {
    switch place {
    case .top: top(of: slot.state, from: position)
    case .bottom: bottom(of: slot.state, from: position)
    case .before(slot.id), .after(slot.id): position ?? bottom(of: slot.state, from: nil)
    case .before(let other): index(before: other, for: slot, from: position)
    case .after(let other): index(after: other, for: slot, from: position)
    case .back(let neighbours): index(between: neighbours, for: slot, from: position)
    }
  }

  private func top(of state: ProjectState, from position: Int?) -> Int {
    guard let first = lanes[state].first.flatMap(index(of:)) else { return position ?? order.count }
    if let position, position <= first { return position }
    return first
  }

  private func bottom(of state: ProjectState, from position: Int?) -> Int {
    guard let last = lanes[state].last.flatMap(index(of:)) else { return position ?? order.count }
    if let position, position > last { return position }
    return last + 1
  }

  private func index(before other: UniqueID, for slot: CardSlot, from position: Int?) -> Int {
    guard let index = index(of: other) else { return bottom(of: slot.state, from: position) }
    if let position, firstInLane(slot.state, in: order[position...]) == other { return position }
    return index
  }

  private func index(after other: UniqueID, for slot: CardSlot, from position: Int?) -> Int {
    guard let index = index(of: other) else { return bottom(of: slot.state, from: position) }
    if let position, lastInLane(slot.state, in: order[..<position]) == other { return position }
    return index + 1
  }

  private func index(between neighbours: ProjectNeighbours, for slot: CardSlot, from position: Int?) -> Int {
    if let index = index(between: neighbours.previousOnBoard, and: neighbours.nextOnBoard) { return index }
    if let previous = neighbours.previousInLane, isInLane(previous, slot.state) {
      return index(after: previous, for: slot, from: position)
    }
    if let next = neighbours.nextInLane, isInLane(next, slot.state) {
      return index(before: next, for: slot, from: position)
    }
    return bottom(of: slot.state, from: position)
  }

  /// The position between two cards that stand side by side; nil when they do not. A missing one is the board's end.
  private func index(between previous: UniqueID?, and next: UniqueID?) -> Int? {
    let start: Int
    if let previous {
      guard let index = index(of: previous) else { return nil }
      start = index + 1
    } else {
      start = 0
    }
    let follower = start < order.count ? slots[order[start]].id : nil
    return follower == next ? start : nil
  }

  private func isInLane(_ id: UniqueID, _ state: ProjectState) -> Bool {
    slotNumbers[id].map { slots[$0].lane == state } ?? false
  }

  private func index(of id: UniqueID) -> Int? {
    slotNumbers[id].flatMap { order.firstIndex(of: $0) }
  }
}
