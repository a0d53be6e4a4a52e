package import struct Domain.CalendarDay
package import enum Domain.ProjectState
package import struct Domain.UniqueID
import UseCases

extension ProjectListViewModel: ProjectListViewModelInput {
  package var inputContext: InputContext {
    dialog?.inputContext ?? .board
  }

  package func receive(_ command: Command) -> RunRequest? {
    pendingKeys = []
    switch command {
    case .pending(let keys):
      pendingKeys = keys
    case .unknown(let keys):
      if dialog == nil { refuse(.unknownKey(KeyNotation.text(of: keys))) }
    case .action(let action):
      if message?.kind != .failure { message = nil }
      return dialog == nil ? perform(action) : performInMenu(action)
    case .dialog(let action):
      return performInDialog(action)
    case .edit(let edit):
      editInDialog(edit)
    }
    return nil
  }

  package func continueWork() -> Bool {
    continueSearch() || continueTagCount()
  }

  package func paste(_ text: String) {
    if dialog != nil, !offersCards(forPasted: text) { editInDialog(.insert(text)) }
  }

  package func noteShown(first: Int, count: Int, in state: ProjectState) {
    lanes[state]?.noteShown(first: first, count: count)
  }

  package func noteBodyArea(columns: Int, rows: Int) {
    guard case .form(var form) = dialog else { return }
    form.bodyArea = (columns, rows)
    dialog = .form(form)
  }

  package func refresh() {
    do {
      if try useCase.refresh() { reload() }
    } catch {
      report(error)
    }
  }

  package func changeDay(to today: CalendarDay) {
    guard today != useCase.translater.today else { return }
    useCase.translater.today = today
    reload()
  }
}

// MARK: - Actions of the board

extension ProjectListViewModel {
  /// Carries an action out, or says why it cannot be done here.
  func perform(_ action: Action) -> RunRequest? {
    if let obstacle = obstacle(to: action) {
      refuse(obstacle)
      return nil
    }
    if action.changesTheBoard, isUnwritable() { return nil }
    switch action {
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .leave: leaveOne()
    case .nextMatch: goToMatch(by: 1)
    case .previousMatch: goToMatch(by: -1)
    case .readAgain: readAgain()
    case .previousLane, .nextLane, .cycleLaneForward, .cycleLaneBackward: changeLane(action)
    case .cardDown, .cardUp, .firstCard, .lastCard, .halfPageDown, .halfPageUp, .pageDown, .pageUp:
      changeCard(action)
    case .add, .open, .edit, .moveMenu, .actionsHere, .search, .setDeadline, .setTags: open(action)
    case .editBody: return requestBodyEdit(of: selectedID)
    case .nextPriority: raisePriority()
    case .addBelow, .addAbove, .actionsAll, .laneSettings: open(action)
    case .mark, .markRange, .markInSight: mark(action)
    case .density: density = density == .roomy ? .compact : .roomy
    case .copy: return copySelected()
    case .repeatChange: repeatLastChange()
    case .carryLeft, .carryRight, .reorderDown, .reorderUp, .moveToTodo, .moveToDoing, .moveToDone, .delete, .undo,
      .redo:
      change(action)
    }
    return nil
  }

  /// Whether nothing can be saved still, which is said.
  func isUnwritable() -> Bool {
    guard writeObstacle != nil, let fault = useCase.writeObstacle else { return false }
    report(.store(fault))
    return true
  }

  /// Why an action cannot be done here; nil when it can.
  package func obstacle(to action: Action) -> Phrase? {
    switch action {
    case .previousLane: focus.previous == nil ? .noLaneLeft : nil
    case .nextLane: focus.next == nil ? .noLaneRight : nil
    case .cardDown, .cardUp, .firstCard, .lastCard, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .open,
      .edit:
      selectedID == nil ? .noCardHere : nil
    case .moveMenu, .delete: selectedID == nil && !hasMarks ? .noCardHere : nil
    case .addBelow, .addAbove, .actionsAll, .laneSettings, .density: nil
    case .editBody, .setDeadline, .setTags, .nextPriority, .mark, .markRange, .markInSight, .copy:
      selectedID == nil ? .noCardHere : nil
    case .repeatChange: obstacleToRepeat
    case .reorderUp where hasMarks, .reorderDown where hasMarks: .notWithMarks
    case .carryLeft: obstacleToCarry(to: focus.previous, otherwise: .noLaneLeft)
    case .carryRight: obstacleToCarry(to: focus.next, otherwise: .noLaneRight)
    case .reorderUp: selectedID == nil ? .noCardHere : lane(focus).selectedIndex == 0 ? .alreadyFirst : nil
    case .reorderDown:
      selectedID == nil ? .noCardHere : lane(focus).selectedIndex == lane(focus).ids.count - 1 ? .alreadyLast : nil
    case .moveToTodo: obstacleToMove(to: .todo)
    case .moveToDoing: obstacleToMove(to: .doing)
    case .moveToDone: obstacleToMove(to: .done)
    case .nextMatch, .previousMatch: obstacleToMatch
    case .undo: useCase.canUndo ? nil : .nothingToUndo
    case .redo: useCase.canRedo ? nil : .nothingToRedo
    case .cycleLaneForward, .cycleLaneBackward, .actionsHere, .search, .readAgain, .redraw, .add, .leave, .suspend,
      .quit:
      nil
    }
  }

  private func obstacleToMove(to state: ProjectState) -> Phrase? {
    guard selectedID != nil || hasMarks else { return .noCardHere }
    let hasOther = hasMarks ? hasMarks(outside: state) : focus != state
    return hasOther ? nil : .alreadyIn(lane: title(of: state))
  }

  private func obstacleToCarry(to state: ProjectState?, otherwise noLane: Phrase) -> Phrase? {
    guard selectedID != nil || hasMarks else { return .noCardHere }
    return state.map(obstacleToMove(to:)) ?? noLane
  }

  /// Undoes one thing: the message, then a range and the marks, then the search.
  private func leaveOne() {
    if message != nil {
      message = nil
    } else if hasMarks {
      leaveMarks()
    } else {
      clearSearch()
    }
  }

  private func readAgain() {
    do {
      let changed = try useCase.refresh()
      reload()
      message = BoardMessage(.note, wording.text(.readAgain(changed: changed)))
    } catch {
      report(error)
    }
  }
}

// MARK: - Selection

extension ProjectListViewModel {
  private func changeLane(_ action: Action) {
    endRange()
    let all = ProjectState.allCases
    switch action {
    case .previousLane: focus = focus.previous ?? focus
    case .nextLane: focus = focus.next ?? focus
    case .cycleLaneForward: focus = focus.next ?? all[0]
    default: focus = focus.previous ?? all[all.count - 1]
    }
  }

  private func changeCard(_ action: Action) {
    let lane = lane(focus)
    let index: Int
    switch action {
    case .cardDown: index = lane.selectedIndex + 1
    case .cardUp: index = lane.selectedIndex - 1
    case .firstCard: index = 0
    case .lastCard: index = lane.ids.count - 1
    case .halfPageDown: index = lane.selectedIndex + max(1, lane.shownCount / 2)
    case .halfPageUp: index = lane.selectedIndex - max(1, lane.shownCount / 2)
    case .pageDown: index = lane.selectedIndex + lane.shownCount
    default: index = lane.selectedIndex - lane.shownCount
    }
    lanes[focus]?.select(index: index)
  }

  /// Selects a card wherever it is on the lanes; false when it is on none.
  @discardableResult
  func select(_ id: UniqueID) -> Bool {
    for state in [focus] + ProjectState.allCases where lanes[state]?.select(id) == true {
      focus = state
      return true
    }
    return false
  }
}
