import Domain

/// The ids of the cards in each lane, in the order of the board; archived cards are in none.
struct LaneOrder {
  private var todo: [UniqueID] = []
  private var doing: [UniqueID] = []
  private var done: [UniqueID] = []

  init() {}

  init(of slots: [CardSlot]) {
    for slot in slots {
      guard let lane = slot.lane else { continue }
      self[lane].append(slot.id)
    }
  }

  subscript(state: ProjectState) -> [UniqueID] {
    get {
      switch state {
      case .todo: todo
      case .doing: doing
      case .done: done
      }
    }
    _modify {
      switch state {
      case .todo: yield &todo
      case .doing: yield &doing
      case .done: yield &done
      }
    }
  }
}
