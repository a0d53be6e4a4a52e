import enum Domain.ProjectRepositoryError
import enum Domain.ProjectState
import struct Domain.UniqueID
import struct UseCases.ProjectDeed
import struct UseCases.ProjectTranslaterModel

/// The card view: opening it, its keys, and staying with its card. Whatever is done in it is done to the card shown, by id.
extension ProjectListViewModel {
  func openSelectedCard() {
    guard let id = selectedID else { return }
    do {
      dialog = .card(CardViewModel(card: id, shortID: try useCase.shortID(of: id)))
    } catch {
      report(error)
    }
  }

  package func noteCardSight(_ sight: CardSight) {
    guard case .card(var view) = dialog else { return }
    view.noteSight(sight)
    dialog = .card(view)
  }

  func perform(_ action: DialogAction, in view: CardViewModel) {
    if message?.kind != .failure { message = nil }
    var view = view
    let items = card(view.card)?.checklist.count ?? 0
    view.limitItem(to: items)
    switch action {
    case .lineDown: view.goDown(items: items)
    case .lineUp: view.goUp(items: items)
    case .pageDown: view.scroll(pages: 1)
    case .pageUp: view.scroll(pages: -1)
    case .halfPageDown: view.scroll(halfPages: 1)
    case .halfPageUp: view.scroll(halfPages: -1)
    case .toStart: view.scrollToStart()
    case .toEnd: view.scrollToEnd()
    case .toggle: return toggleItem(in: view)
    default:
      dialog = nil
      return
    }
    dialog = .card(view)
  }

  /// An action of the board pressed in the card view.
  func perform(_ action: Action, in view: CardViewModel) -> RunRequest? {
    guard !isGone(view.card), let shown = card(view.card) else {
      reload()
      return nil
    }
    switch action {
    case .edit: edit(shown, from: view)
    case .editBody: return requestBodyEdit(of: shown.id)
    case .carryLeft: move(shown, to: shown.state.previous, orRefuse: .noLaneLeft)
    case .carryRight: move(shown, to: shown.state.next, orRefuse: .noLaneRight)
    case .moveToTodo: move(shown, to: .todo)
    case .moveToDoing: move(shown, to: .doing)
    case .moveToDone: move(shown, to: .done)
    case .delete: step { () throws(ProjectRepositoryError) in try useCase.delete([shown.id]) }
    case .undo: again(.undo, about: useCase.nextUndo, in: view)
    case .redo: again(.redo, about: useCase.nextRedo, in: view)
    case .readAgain:
      _ = perform(action)
      if dialog == nil { refuse(.cardGone) }
    default: return perform(action)
    }
    return nil
  }
}

// MARK: - Changes of the card

extension ProjectListViewModel {
  /// Turns the item under the cursor. When the checklist is another one than was shown, it is shown first.
  private func toggleItem(in view: CardViewModel) {
    let shown = card(view.card)?.checklist ?? []
    guard shown.indices.contains(view.item) else { return refuse(.noChecklist) }
    guard view.showsItem else { return show(view, refusing: .itemOutOfSight) }
    refresh()
    do {
      guard let original = try useCase.read(view.card) else { return reload() }
      guard original.checklist == shown else {
        reload()
        return show(view, refusing: .readAgain(changed: true))
      }
      var edited = original
      edited.checklist[view.item].isDone.toggle()
      step { () throws(ProjectRepositoryError) in try useCase.update(edited, from: original) }
      show(view, refusing: nil)
    } catch {
      report(error)
    }
  }

  private func show(_ view: CardViewModel, refusing phrase: Phrase?) {
    guard case .card = dialog else { return }
    var view = view
    view.bringItemIntoSight()
    dialog = .card(view)
    if let phrase { refuse(phrase) }
  }

  /// Opens the form over the card view, which comes back when the form closes.
  private func edit(_ card: ProjectTranslaterModel, from view: CardViewModel) {
    cardBeneath = view
    openForm(of: card)
  }

  /// Moves the card shown; the selection goes along, so that what is selected is what is shown.
  private func move(
    _ card: ProjectTranslaterModel, to state: ProjectState?, orRefuse obstacle: Phrase = .noCardHere
  ) {
    guard let state else { return refuse(obstacle) }
    guard state != card.state else { return refuse(.alreadyIn(lane: title(of: state))) }
    step { () throws(ProjectRepositoryError) in try useCase.changeState(of: [card.id], to: state) }
    select(card.id)
  }

  /// Undoes or redoes what concerns the card shown, and nothing else.
  private func again(_ action: Action, about deed: ProjectDeed?, in view: CardViewModel) {
    if let deed, deed.cards != [view.card] { return refuse(.concernsAnotherCard) }
    _ = perform(action)
  }
}

// MARK: - Staying with the card

extension ProjectListViewModel {
  /// Closes the view of a card that is not there any more, and says so.
  func closeVanishedCard() {
    guard case .card(let view) = dialog, isGone(view.card) else { return }
    dialog = nil
    refuse(.cardGone)
  }

  /// Brings the card view back that a form was opened from.
  func returnToCard(from closed: BoardDialog?) {
    if case .form = dialog { return }
    guard let view = cardBeneath else { return }
    cardBeneath = nil
    guard dialog == nil, case .form = closed else { return }
    guard !isGone(view.card) else { return refuse(.cardGone) }
    dialog = .card(view)
  }

  /// False also when the store cannot be read, which tells nothing of the card.
  private func isGone(_ id: UniqueID) -> Bool {
    do { return try useCase.read(id) == nil } catch { return false }
  }
}

// MARK: - Output

extension ProjectListViewModel {
  package func content(of view: CardViewModel) -> CardContent? {
    card(view.card).map { card in
      CardContent(
        card: card, shortID: view.shortID, laneTitle: title(of: card.state), deadline: deadline(of: card),
        priority: card.priority == .none ? nil : wording.name(card.priority), stays: stays(of: card))
    }
  }

  private func deadline(of card: ProjectTranslaterModel) -> String? {
    guard let day = card.deadline else { return nil }
    let today = useCase.translater.today
    let date = wording.weekdayAndDate(day, today: today)
    let distance = day.days(since: today)
    guard card.state != .done else { return date }
    if distance > 1 { return "\(date) (\(wording.text(.inDays(distance))))" }
    return "\(card.deadlineText ?? "") (\(date))"
  }

  /// The days that the card spent in each state; of a done card, the day it was done.
  private func stays(of card: ProjectTranslaterModel) -> [String] {
    let today = useCase.translater.today
    let days = card.history.map { useCase.translater.localDay($0.at) }
    return card.history.indices.map { index in
      let lane = title(of: card.history[index].state)
      let isLast = index == days.count - 1
      if isLast, card.state == .done {
        return wording.text(.doneOn(lane: lane, wording.date(days[index], today: today)))
      }
      let end = isLast ? today : days[index + 1]
      return wording.text(.daysSpent(lane: lane, days: max(0, end.days(since: days[index]))))
    }
  }
}
