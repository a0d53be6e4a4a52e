import enum Domain.ProjectPlace
import enum Domain.ProjectRepositoryError
import enum Domain.ProjectState
import struct Domain.UniqueID
import UseCases

/// The actions that change the board: each is one step of the use case, and the message says what came of it.
extension ProjectListViewModel {
  func change(_ action: Action) {
    switch action {
    case .undo: takeBack()
    case .redo: doAgain()
    default: change(action, of: targets)
    }
  }

  private func change(_ action: Action, of ids: [UniqueID]) {
    switch action {
    case .carryLeft: carry(ids, to: focus.previous, as: action)
    case .carryRight: carry(ids, to: focus.next, as: action)
    case .reorderUp: if let id = selectedID { reorder(id, by: -1) }
    case .reorderDown: if let id = selectedID { reorder(id, by: 1) }
    case .moveToTodo: move(ids, to: .todo)
    case .moveToDoing: move(ids, to: .doing)
    case .moveToDone: move(ids, to: .done)
    case .delete: if !asksToDelete(ids) { delete(ids) }
    default: break
    }
  }

  /// Moves cards; the selection stays in the lane, on the next card.
  func move(_ ids: [UniqueID], to state: ProjectState) {
    act(on: ids, as: Action.moving(to: state)) { () throws(ProjectRepositoryError) in
      try useCase.changeState(of: ids, to: state)
    }
  }

  /// Deletes cards; the selection stays in the lane, on the next card.
  func delete(_ ids: [UniqueID]) {
    act(on: ids, as: .delete) { () throws(ProjectRepositoryError) in try useCase.delete(ids) }
  }

  /// Moves cards; the selection goes along.
  private func carry(_ ids: [UniqueID], to state: ProjectState?, as action: Action) {
    guard let state, let first = ids.first else { return }
    let carried = selectedID.flatMap { ids.contains($0) ? $0 : nil } ?? first
    let isDone = act(on: ids, as: action) { () throws(ProjectRepositoryError) in
      try useCase.changeState(of: ids, to: state)
    }
    if isDone { select(carried) }
  }

  private func reorder(_ id: UniqueID, by offset: Int) {
    let lane = lane(focus)
    let neighbour = lane.selectedIndex + offset
    guard lane.ids.indices.contains(neighbour) else { return }
    let place = offset < 0 ? ProjectPlace.before(lane.ids[neighbour]) : .after(lane.ids[neighbour])
    let isDone = step { () throws(ProjectRepositoryError) in try useCase.reorder(id, to: place) }
    if isDone { lastChange = .action(offset < 0 ? .reorderUp : .reorderDown) }
  }

  /// Carries a step out and says what came of it; false when it failed.
  @discardableResult
  func step(_ body: () throws(ProjectRepositoryError) -> ProjectOutcome) -> Bool {
    do {
      let outcome = try body()
      reload()
      announce(outcome)
      return true
    } catch {
      reload()
      report(error)
      return false
    }
  }

  private func takeBack() {
    again({ () throws(ProjectRepositoryError) in try useCase.undo() }, Phrase.undone, offersUndo: false)
  }

  private func doAgain() {
    again({ () throws(ProjectRepositoryError) in try useCase.redo() }, Phrase.redone, offersUndo: true)
  }

  /// Undoes or redoes, and selects the card it was about.
  private func again(
    _ body: () throws(ProjectRepositoryError) -> ProjectOutcome, _ phrase: (String) -> Phrase, offersUndo: Bool
  ) {
    do {
      let outcome = try body()
      reload()
      announce(outcome, as: phrase, offersUndo: offersUndo)
      if let id = outcome.deed?.cards.first { select(id) }
    } catch {
      reload()
      report(error)
    }
  }

  private func announce(
    _ outcome: ProjectOutcome, as phrase: (String) -> Phrase? = { _ in nil }, offersUndo: Bool = true
  ) {
    guard let deed = outcome.deed else {
      message = BoardMessage(.refusal, wording.text(.nothingChanged))
      return
    }
    let what = phrase(text(of: deed)).map(wording.text(_:)) ?? text(of: deed)
    let notices = [hiddenNotice(after: deed), limitNotice(after: deed)].compactMap { $0 }
    let parts = [what] + notices + outcome.cautions.map(wording.text(_:))
    message = BoardMessage(.note, parts.joined(separator: ". "), offersUndo: offersUndo)
  }

  private func text(of deed: ProjectDeed) -> String {
    guard case .moved(let state) = deed.kind else { return wording.text(deed, lane: "") }
    return wording.text(deed, lane: title(of: state))
  }

  /// Says so when a lane that a card entered holds more than its limit.
  private func limitNotice(after deed: ProjectDeed) -> String? {
    let state: ProjectState
    switch deed.kind {
    case .moved(let target): state = target
    case .created: state = focus
    default: return nil
    }
    guard let limit = wipLimit(of: state), total(in: state) > limit else { return nil }
    return wording.text(.overLimit(lane: title(of: state), count: total(in: state), limit: limit))
  }
}
