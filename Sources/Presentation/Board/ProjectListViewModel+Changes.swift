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
    default: if let id = selectedID { change(action, of: id) }
    }
  }

  private func change(_ action: Action, of id: UniqueID) {
    switch action {
    case .carryLeft: carry(id, to: focus.previous)
    case .carryRight: carry(id, to: focus.next)
    case .reorderUp: reorder(id, by: -1)
    case .reorderDown: reorder(id, by: 1)
    case .moveToTodo: move(id, to: .todo)
    case .moveToDoing: move(id, to: .doing)
    case .moveToDone: move(id, to: .done)
    default: step { () throws(ProjectRepositoryError) in try useCase.delete([id]) }
    }
  }

  /// Moves a card; the selection stays in the lane, on the next card.
  func move(_ id: UniqueID, to state: ProjectState) {
    step { () throws(ProjectRepositoryError) in try useCase.changeState(of: [id], to: state) }
  }

  /// Moves a card; the selection goes along.
  private func carry(_ id: UniqueID, to state: ProjectState?) {
    guard let state else { return }
    move(id, to: state)
    select(id)
  }

  private func reorder(_ id: UniqueID, by offset: Int) {
    let lane = lane(focus)
    let neighbour = lane.selectedIndex + offset
    guard lane.ids.indices.contains(neighbour) else { return }
    let place = offset < 0 ? ProjectPlace.before(lane.ids[neighbour]) : .after(lane.ids[neighbour])
    step { () throws(ProjectRepositoryError) in try useCase.reorder(id, to: place) }
  }

  /// Carries a step out and says what came of it; false when it failed.
  @discardableResult
  func step(_ body: () throws(ProjectRepositoryError) -> ProjectOutcome) -> Bool {
    do {
      let outcome = try body()
      reload(forgetting: outcome.deed?.cards)
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
      reload(forgetting: outcome.deed?.cards)
      guard let deed = outcome.deed else { return }
      message = BoardMessage(.note, wording.text(phrase(text(of: deed))), offersUndo: offersUndo)
      if let id = deed.cards.first { select(id) }
    } catch {
      reload()
      report(error)
    }
  }

  private func announce(_ outcome: ProjectOutcome) {
    guard let deed = outcome.deed else {
      message = BoardMessage(.refusal, wording.text(.nothingChanged))
      return
    }
    let parts =
      [text(of: deed)] + [hiddenNotice(after: deed), limitNotice(after: deed)].compactMap { $0 }
      + outcome.cautions.map(wording.text(_:))
    message = BoardMessage(.note, parts.joined(separator: ". "), offersUndo: true)
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
