import Domain

/// The application of changes.
extension BoardContents {
  /// The board with the changes made in their order, and what takes them back, in the order to apply it. A change that
  /// changes nothing (or only the time of change) adds nothing to the inverse.
  func applying(_ changes: [ProjectChange]) throws(BoardChangeError) -> (
    contents: BoardContents, inverse: [ProjectChange]
  ) {
    var contents = self
    var inverse: [ProjectChange] = []
    for change in changes {
      if let undoing = try contents.apply(change) { inverse.append(undoing) }
    }
    return (contents, inverse.reversed())
  }

  /// Makes one change and returns its inverse; nil when it changed nothing. After an error the contents are of no use.
  private mutating func apply(_ change: ProjectChange) throws(BoardChangeError) -> ProjectChange? {
    switch change {
    case .create(let draft, let place): try add(ProjectModel(draft), at: place)
    case .restore(let card, let place): try add(card, at: place)
    case .modify(let id, let edit, let place, let expected): try modify(id, edit, to: place, expecting: expected)
    case .remove(let id, let expected): try remove(id, expecting: expected)
    case .configure(let edit, let expected): try configure(edit, expecting: expected)
    }
  }

  private mutating func add(_ card: ProjectModel, at place: ProjectPlace) throws(BoardChangeError) -> ProjectChange {
    guard slotNumbers[card.id] == nil else { throw .refused(.cardExists(card.id)) }
    try BoardContents.checkLimits(of: card)
    insert(card, at: place)
    return .remove(card.id, expecting: card)
  }

  private mutating func modify(
    _ id: UniqueID, _ edit: ProjectModification, to place: ProjectPlace?, expecting expected: ProjectModification?
  ) throws(BoardChangeError) -> ProjectChange? {
    let number = try slotNumber(of: id)
    let old = try stored(number)
    if let expected, !old.holds(expected) { throw .refused(.cardChanged(id)) }
    let new = old.applying(edit)
    let isChanged = new != old
    if isChanged { try BoardContents.checkLimits(of: new) }

    let neighbours = place.map { _ in self.neighbours(ofSlot: number) }
    let isMoved = move(slot: number, with: isChanged ? CardSlot(new) : slots[number], to: place)
    guard isChanged || isMoved else { return nil }

    let back = isMoved ? neighbours.map(ProjectPlace.back) : nil
    guard isChanged else { return .modify(id, ProjectModification(), to: back, expecting: nil) }
    var undoing = old.snapshot(of: edit)
    if new.updatedAt != old.updatedAt { undoing.touch = .back(from: new.updatedAt, to: old.updatedAt) }
    return .modify(id, undoing, to: back, expecting: new.snapshot(of: edit))
  }

  private mutating func remove(
    _ id: UniqueID, expecting expected: ProjectModel?
  ) throws(BoardChangeError) -> ProjectChange {
    let number = try slotNumber(of: id)
    let card = try stored(number)
    if let expected, card != expected { throw .refused(.cardChanged(id)) }
    let place = ProjectPlace.back(neighbours(ofSlot: number))
    remove(slot: number)
    return .restore(card, place)
  }

  private mutating func configure(
    _ edit: BoardModification, expecting expected: BoardModification?
  ) throws(BoardChangeError) -> ProjectChange? {
    let old = settings
    if let expected, !old.holds(expected) { throw .refused(.settingsChanged) }
    let new = old.applying(edit)
    guard new != old else { return nil }
    try BoardContents.checkLimits(of: new)
    settings = new
    return .configure(old.snapshot(of: edit), expecting: new.snapshot(of: edit))
  }
}

extension BoardContents {
  private func slotNumber(of id: UniqueID) throws(BoardChangeError) -> Int {
    guard let number = slotNumbers[id] else { throw .refused(.noSuchCard(id)) }
    return number
  }

  private func stored(_ number: Int) throws(BoardChangeError) -> ProjectModel {
    do { return try card(inSlot: number) } catch { throw .unreadable(error) }
  }

  private static func checkLimits(of card: ProjectModel) throws(BoardChangeError) {
    do { try card.checkLimits() } catch { throw .refused(.invalid(error)) }
  }

  private static func checkLimits(of settings: BoardSettings) throws(BoardChangeError) {
    do {
      try ProjectRule.checkName(settings.name, .boardName, from: .stored)
      for lane in settings.lanes.values {
        if let title = lane.title { try ProjectRule.checkName(title, .laneTitle, from: .stored) }
        if let limit = lane.wipLimit { try ProjectRule.checkWipLimit(limit) }
      }
    } catch {
      throw .refused(.invalid(error))
    }
  }
}
