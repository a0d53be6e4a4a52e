package import Domain

/// The only door to a board: everything that a person can do to cards, over any repository.
///
/// Translater models go out, entities go in. Every step that changes something can be taken back.
package final class ProjectUseCase {
  package typealias Failure = ProjectRepositoryError

  /// Replaced when the day changes.
  package var translater: ProjectTranslater

  let repository: any ProjectRepository
  private let clock: () -> Timestamp
  private let makeID: () -> UniqueID
  /// Where a card goes in the lane it enters.
  private let placeOfMovedCard: ProjectPlace
  private var history = ProjectHistory()

  package init(
    repository: any ProjectRepository, translater: ProjectTranslater, clock: @escaping () -> Timestamp,
    makeID: @escaping () -> UniqueID, placeOfMovedCard: ProjectPlace = .top
  ) {
    self.repository = repository
    self.translater = translater
    self.clock = clock
    self.makeID = makeID
    self.placeOfMovedCard = placeOfMovedCard
  }
}

// MARK: - Read

extension ProjectUseCase {
  package func settings() throws(Failure) -> BoardSettings {
    try repository.settings()
  }

  /// The cards of a lane, in its order; costs the same for a lane of any length.
  package func lane(_ state: ProjectState) throws(Failure) -> [UniqueID] {
    try repository.ids(matching: .lane(state))
  }

  package func read(_ id: UniqueID) throws(Failure) -> ProjectTranslaterModel? {
    try repository.read(id: id).map(translater.model(of:))
  }

  package func read(matching query: ProjectQuery) throws(Failure) -> [ProjectTranslaterModel] {
    try repository.read(matching: query).map(translater.model(of:))
  }

  /// The cards whose id begins so, archived ones too, in board order.
  package func find(_ prefix: UniqueIDPrefix) throws(Failure) -> [ProjectTranslaterModel] {
    try read(matching: ProjectQuery(archive: .included, idPrefix: prefix))
  }

  /// The short forms of every id of the board.
  package func shortIDs() throws(Failure) -> ShortIDs {
    ShortIDs(of: try repository.ids(matching: .all))
  }

  /// The short form of one id; costs no sorting of the others.
  package func shortID(of id: UniqueID) throws(Failure) -> String {
    // Ids that differ within the shortest form's digits cannot make it longer.
    ShortIDs(of: try repository.ids(matching: .all).filter { ($0.high ^ id.high) >> 48 == 0 })[id]
  }

  /// Reads the store again where something else has changed it; tells whether it had.
  package func refresh() throws(Failure) -> Bool {
    try repository.refresh()
  }

  /// Why nothing can be saved; nil when it can.
  package var writeObstacle: StoreFault? { repository.writeObstacle }
}

// MARK: - Change

extension ProjectUseCase {
  /// A draft with an id and a time of its own.
  package func draft(title: String) -> ProjectDraft {
    ProjectDraft(id: makeID(), createdAt: clock(), title: title)
  }

  package func create(_ draft: ProjectDraft, at place: ProjectPlace = .bottom) throws(Failure) -> ProjectOutcome {
    let entered: ProjectDraft
    do { entered = try draft.entered() } catch { throw .invalid(error) }
    return try perform(.created, on: [entered.id], title: entered.title, [.create(entered, place)])
  }

  /// Makes cards as one step, in the order given: the first at the place, each other one behind the one before it.
  package func create(
    _ drafts: [ProjectDraft], at place: ProjectPlace = .bottom
  ) throws(Failure) -> ProjectOutcome {
    var entered: [ProjectDraft] = []
    for draft in drafts {
      do { entered.append(try draft.entered()) } catch { throw .invalid(error) }
    }
    let places = [place] + entered.dropLast().map { place == .bottom ? .bottom : .after($0.id) }
    return try perform(
      .created, on: entered.map(\.id), title: entered.first?.title ?? "",
      zip(entered, places).map { .create($0, $1) })
  }

  /// Saves what differs between two versions of a card, and nothing else: what others changed meanwhile stays. A card that
  /// is gone meanwhile comes back with the edit.
  package func update(
    _ edited: ProjectTranslaterModel, from original: ProjectTranslaterModel
  ) throws(Failure) -> ProjectOutcome {
    let card = translater.entity(from: original)
    let edit = try modification(from: card, to: translater.entity(from: edited))
    guard let edit else { return .nothing }
    let title = edit.title ?? original.title
    do {
      return try perform(.edited, on: [card.id], title: title, [.modify(card.id, edit, to: place(for: edit))])
    } catch .noSuchCard {
      return try perform(.restored, on: [card.id], title: title, [.restore(card.applying(edit), .bottom)])
    }
  }

  /// Changes a card as it is at the moment of the save: when its edited fields have another value by then, the change is
  /// made again from that.
  package func update(
    _ id: UniqueID, _ change: (inout ProjectTranslaterModel) -> Void
  ) throws(Failure) -> ProjectOutcome {
    for _ in 1..<ProjectUseCase.attempts {
      do { return try updateOnce(id, change) } catch .cardChanged { _ = try repository.refresh() }
    }
    return try updateOnce(id, change)
  }

  private static let attempts = 20

  private func updateOnce(
    _ id: UniqueID, _ change: (inout ProjectTranslaterModel) -> Void
  ) throws(Failure) -> ProjectOutcome {
    guard let card = try repository.read(id: id) else { throw .noSuchCard(id) }
    var edited = translater.model(of: card)
    change(&edited)
    guard let edit = try modification(from: card, to: translater.entity(from: edited)) else { return .nothing }
    return try perform(
      .edited, on: [id], title: edit.title ?? card.title,
      [.modify(id, edit, to: place(for: edit), expecting: card.snapshot(of: edit))])
  }

  /// What was edited, if it breaks no rule; nil when that is nothing.
  private func modification(
    from card: ProjectModel, to edited: ProjectModel
  ) throws(Failure) -> ProjectModification? {
    var edit = ProjectModification(from: card, to: edited)
    do { edit = try edit.entered(for: card) } catch { throw .invalid(error) }
    guard edit != ProjectModification() else { return nil }
    edit.touch = .at(clock())
    return edit
  }

  private func place(for edit: ProjectModification) -> ProjectPlace? {
    edit.workState.map { _ in placeOfMovedCard }
  }

  /// Makes the same edit to cards as one step; those that have all of it already are left alone.
  package func update(_ ids: [UniqueID], by edit: ProjectModification) throws(Failure) -> ProjectOutcome {
    let cards = try entities(ids)
    let now = clock()
    var changes: [ProjectChange] = []
    for card in cards {
      var entered: ProjectModification
      do { entered = try edit.entered(for: card) } catch { throw .invalid(error) }
      guard !card.holds(entered) else { continue }
      entered.touch = .at(now)
      changes.append(.modify(card.id, entered))
    }
    let edited = Set(changes.compactMap(\.cardID))
    return try perform(.edited, on: cards.filter { edited.contains($0.id) }, changes)
  }

  /// Moves cards to another state as one step, in the order that they have on the board; those in it already stay where
  /// they are.
  package func changeState(of ids: [UniqueID], to state: ProjectState) throws(Failure) -> ProjectOutcome {
    let cards = try entities(ids).filter { $0.workState != state }
    var edit = ProjectModification()
    edit.workState = state
    edit.touch = .at(clock())
    // Each card goes on top of the one before, so that the last one first keeps their order.
    let inOrder = placeOfMovedCard == .top ? cards.reversed() : cards
    return try perform(.moved(to: state), on: cards, inOrder.map { .modify($0.id, edit, to: placeOfMovedCard) })
  }

  package func reorder(_ id: UniqueID, to place: ProjectPlace) throws(Failure) -> ProjectOutcome {
    try perform(.reordered, on: try entities([id]), [.place(id, place)])
  }

  package func delete(_ ids: [UniqueID]) throws(Failure) -> ProjectOutcome {
    let cards = try entities(ids)
    return try perform(.deleted, on: cards, cards.map { .remove($0.id) })
  }

  /// Takes cards off the lanes; they stay findable.
  package func archive(_ ids: [UniqueID]) throws(Failure) -> ProjectOutcome {
    var edit = ProjectModification()
    let now = clock()
    edit.archivedAt = .set(now)
    edit.touch = .at(now)
    let cards = try entities(ids).filter { !$0.isArchived }
    return try perform(.archived, on: cards, cards.map { .modify($0.id, edit) })
  }

  /// Brings archived cards back to the lanes.
  package func restore(_ ids: [UniqueID]) throws(Failure) -> ProjectOutcome {
    var edit = ProjectModification()
    edit.archivedAt = .clear
    edit.touch = .at(clock())
    let cards = try entities(ids).filter(\.isArchived)
    return try perform(.restored, on: cards, cards.map { .modify($0.id, edit) })
  }

  package func configure(_ edit: BoardModification) throws(Failure) -> ProjectOutcome {
    let entered: BoardModification
    do { entered = try edit.entered() } catch { throw .invalid(error) }
    return try perform(.configured, on: [], title: try settings().name, [.configure(entered, expecting: nil)])
  }

  /// The cards in the order of the board, each once however often it is named; throws when one of them is not there.
  private func entities(_ ids: [UniqueID]) throws(Failure) -> [ProjectModel] {
    var cards: [UniqueID: ProjectModel] = [:]
    for id in ids {
      guard let card = try repository.read(id: id) else { throw .noSuchCard(id) }
      cards[id] = card
    }
    guard cards.count > 1 else { return Array(cards.values) }
    return try repository.ids(matching: .all).compactMap { cards[$0] }
  }

  private func perform(
    _ kind: ProjectDeed.Kind, on cards: [ProjectModel], _ changes: [ProjectChange]
  ) throws(Failure) -> ProjectOutcome {
    try perform(kind, on: cards.map(\.id), title: cards.first?.title ?? "", changes)
  }

  private func perform(
    _ kind: ProjectDeed.Kind, on ids: [UniqueID], title: String, _ changes: [ProjectChange]
  ) throws(Failure) -> ProjectOutcome {
    guard !changes.isEmpty else { return .nothing }
    let result = try repository.apply(changes)
    guard !result.inverse.isEmpty else { return .nothing }
    let deed = ProjectDeed(kind: kind, cards: ids, title: title)
    history.record(.init(deed: deed, inverse: result.inverse))
    return ProjectOutcome(deed: deed, cautions: result.cautions)
  }
}

// MARK: - Undo and redo

extension ProjectUseCase {
  package var canUndo: Bool { history.lastDone != nil }
  package var canRedo: Bool { history.lastUndone != nil }
  /// What undo would take back, and redo do again; nil when there is nothing.
  package var nextUndo: ProjectDeed? { history.lastDone?.deed }
  package var nextRedo: ProjectDeed? { history.lastUndone?.deed }

  /// Takes the newest step of this run back; nothing when there is none.
  ///
  /// A step whose cards have been changed since is left as it is: the error says so, and the step is forgotten.
  package func undo() throws(Failure) -> ProjectOutcome {
    guard let step = history.lastDone else { return .nothing }
    let result: ProjectChangeResult
    do {
      result = try repository.apply(step.inverse)
    } catch {
      if error.isFinal { history.forgetLastDone() }
      throw error
    }
    history.moveToUndone(inverse: result.inverse)
    guard !result.inverse.isEmpty else { return .nothing }
    return ProjectOutcome(deed: step.deed, cautions: result.cautions)
  }

  /// Does the step again that was taken back last; nothing when there is none.
  package func redo() throws(Failure) -> ProjectOutcome {
    guard let step = history.lastUndone else { return .nothing }
    let result: ProjectChangeResult
    do {
      result = try repository.apply(step.inverse)
    } catch {
      if error.isFinal { history.forgetLastUndone() }
      throw error
    }
    history.moveToDone(inverse: result.inverse)
    guard !result.inverse.isEmpty else { return .nothing }
    return ProjectOutcome(deed: step.deed, cautions: result.cautions)
  }
}

extension ProjectRepositoryError {
  /// Whether trying again cannot help: the board has moved on. A fault of the store may pass.
  fileprivate var isFinal: Bool {
    if case .store = self { false } else { true }
  }
}
