import struct Domain.ProjectMove
import enum Domain.ProjectPlace
import enum Domain.ProjectRepositoryError
import enum Domain.ProjectState
import UseCases

/// What is open over the board: opening it, its keys, and what it does to the board when it is accepted.
extension ProjectListViewModel {
  func open(_ action: Action) {
    switch action {
    case .add: dialog = .quickAdd(QuickAddViewModel(lane: focus, place: .bottom))
    case .open: openSelectedCard()
    case .edit: if let card = selectedCard { openForm(of: card) }
    case .moveMenu:
      dialog = .moveMenu(MoveMenuViewModel(cards: targets, moves: movesOfTargets))
    case .addBelow: openQuickAdd(besides: selectedID.map(ProjectPlace.after))
    case .addAbove: openQuickAdd(besides: selectedID.map(ProjectPlace.before))
    case .laneSettings: openLaneForm()
    case .actionsAll: dialog = .actions(ActionListViewModel(entries: actionEntries(), kind: .all))
    case .search: openSearch()
    case .setDeadline: openField(.deadline)
    case .setTags: openField(.tags)
    default:
      let entries = actionEntries().filter { $0.obstacle == nil }
      dialog = .actions(ActionListViewModel(entries: entries, kind: .here))
    }
  }

  /// Beside a card, or at the end of a lane that has none.
  private func openQuickAdd(besides place: ProjectPlace?) {
    dialog = .quickAdd(QuickAddViewModel(lane: focus, place: place ?? .bottom))
  }

  /// The moves that the selected card, or one of the marked ones, can make.
  private var movesOfTargets: [ProjectMove] {
    let targets = Set(targets)
    let sources = ProjectState.allCases.filter { lane($0).ids.contains(where: targets.contains) }
    var moves: [ProjectMove] = []
    for move in sources.flatMap(\.moves) where !moves.contains(where: { $0.target == move.target }) {
      moves.append(move)
    }
    return sources.count == 1 ? moves : moves.sorted { index(of: $0.target) < index(of: $1.target) }
  }

  private func index(of state: ProjectState) -> Int {
    ProjectState.allCases.firstIndex(of: state) ?? 0
  }

  private func actionEntries() -> [ActionListViewModel.Entry] {
    ActionTable.entries.map(\.action).map {
      .init(
        action: $0, title: wording.title($0), keys: keymap.allKeys(of: $0).joined(separator: " "),
        obstacle: obstacle(to: $0).map(wording.text(_:)))
    }
  }

  func editInDialog(_ edit: TextEdit) {
    switch dialog {
    case .quickAdd(let line) where line.offer != nil: break
    case .quickAdd(var line):
      line.error = notice(of: line.editor.perform(edit))
      dialog = .quickAdd(line)
    case .form(var form):
      form.error = notice(of: form.edit(edit))
      dialog = .form(form)
    case .actions(var list):
      list.edit(edit)
      dialog = .actions(list)
    case .lane(var form):
      form.edit(edit)
      dialog = .lane(form)
    case .search(var line):
      line.editor.perform(edit)
      dialog = .search(line)
      seek(line.editor.text)
    case .moveMenu, .card, .question, nil: break
    }
  }

  /// What a person would not see of an edit: what was left out of a paste, and why.
  private func notice(of outcome: TextEditOutcome) -> String? {
    if let bytes = outcome.refusedByteCount {
      return wording.text(.pasteTooLong(bytes: bytes, limit: TextEditor.byteLimit))
    }
    if let count = outcome.refusedItemCount {
      return wording.text(ChecklistEditor.tooMany(count))
    }
    return outcome.droppedControls > 0 ? wording.text(.controlsLeftOut(outcome.droppedControls)) : nil
  }

  func performInDialog(_ action: DialogAction) -> RunRequest? {
    switch dialog {
    case .quickAdd(let line): perform(action, in: line)
    case .form(let form): perform(action, in: form)
    case .moveMenu(let menu): perform(action, in: menu)
    case .card(let view): perform(action, in: view)
    case .actions(let list): return perform(action, in: list)
    case .question(let question): perform(action, in: question)
    case .lane(let form): perform(action, in: form)
    case .search: performInSearch(action)
    case nil: break
    }
    return nil
  }

  /// An action of the board pressed in the move menu: a state's digit.
  func performInMenu(_ action: Action) -> RunRequest? {
    if action == .suspend || action == .redraw { return perform(action) }
    if case .card(let view) = dialog { return perform(action, in: view) }
    guard case .moveMenu(let menu) = dialog, let target = target(of: action) else { return nil }
    dialog = nil
    if menu.moves.contains(where: { $0.target == target }) {
      move(menu.cards, to: target)
    } else {
      refuse(.alreadyIn(lane: title(of: target)))
    }
    return nil
  }
}

extension ProjectListViewModel {
  private func target(of action: Action) -> ProjectState? {
    switch action {
    case .moveToTodo: .todo
    case .moveToDoing: .doing
    case .moveToDone: .done
    default: nil
    }
  }
}

// MARK: - Quick add and the move menu

extension ProjectListViewModel {
  private func perform(_ action: DialogAction, in line: QuickAddViewModel) {
    switch action {
    case .yes, .no: answer(action, in: line)
    case .leave: dialog = nil
    case .accept, .save: add(line)
    default: break
    }
  }

  private func add(_ line: QuickAddViewModel) {
    var draft = useCase.draft(title: line.editor.text)
    draft.workState = line.lane
    let added = step { () throws(ProjectRepositoryError) in try useCase.create(draft, at: line.place) }
    if added {
      dialog = nil
      lastChange = .addition
      select(draft.id)
    } else {
      var line = line
      line.error = message?.text
      message = nil
      dialog = .quickAdd(line)
    }
  }

  private func perform(_ action: DialogAction, in menu: MoveMenuViewModel) {
    var menu = menu
    switch action {
    case .next, .nextField: menu.select(by: 1)
    case .previous, .previousField: menu.select(by: -1)
    case .accept:
      dialog = nil
      if let target = menu.selectedMove?.target { move(menu.cards, to: target) }
      return
    default:
      dialog = nil
      return
    }
    dialog = .moveMenu(menu)
  }
}

// MARK: - The form

extension ProjectListViewModel {
  private func perform(_ action: DialogAction, in form: ProjectEditorViewModel) {
    var form = form
    form.error = nil
    switch action {
    case .save: return save(form)
    case .accept where form.focus == .title || form.isOneField: return save(form)
    case .accept, .nextField, .next, .previous, .pageDown, .pageUp, .toggle, .moveItemUp, .moveItemDown, .removeItem:
      form.error = form.change(by: action).map(wording.text(_:))
    case .previousField: form.moveFocus(by: -1)
    case .nextValue: form.choosePriority(by: 1)
    case .previousValue: form.choosePriority(by: -1)
    case .lineDown: form.moveInBody(lines: 1)
    case .lineUp: form.moveInBody(lines: -1)
    case .leave where form.isChanged: form.asksToClose = true
    case .no: form.asksToClose = false
    case .leave, .yes:
      dialog = nil
      return
    case .halfPageDown, .halfPageUp, .toStart, .toEnd: break
    }
    dialog = .form(form)
  }

  /// Saves the fields that were edited; the form stays open, with everything typed, when that fails.
  private func save(_ form: ProjectEditorViewModel) {
    do {
      let edited = try form.edited()
      guard edited != form.original || form.isOneField && hasMarks else {
        dialog = nil
        return
      }
      let saved = form.isOneField ? saveField(of: form, as: edited) : saveAll(of: form, as: edited)
      if saved { dialog = nil } else { keepOpen(form, because: message?.text) }
    } catch {
      keepOpen(form, because: text(of: error))
    }
  }

  private func saveAll(of form: ProjectEditorViewModel, as edited: ProjectTranslaterModel) -> Bool {
    let saved = step { () throws(ProjectRepositoryError) in try useCase.update(edited, from: form.original) }
    if saved { rememberEdit(from: form.original, to: edited) }
    return saved
  }

  private func text(of fault: ProjectEditorViewModel.Fault) -> String {
    switch fault {
    case .badDate(let text): wording.text(.badDate(text))
    case .rule(let rule): wording.text(rule)
    }
  }

  private func keepOpen(_ form: ProjectEditorViewModel, because error: String?) {
    var form = form
    form.error = error
    message = nil
    dialog = .form(form)
  }
}

// MARK: - The action list

extension ProjectListViewModel {
  private func perform(_ action: DialogAction, in list: ActionListViewModel) -> RunRequest? {
    var list = list
    switch action {
    case .accept:
      dialog = nil
      return list.selected.flatMap { perform($0.action) }
    case .next, .nextField: list.select(by: 1)
    case .previous, .previousField: list.select(by: -1)
    case .pageDown: list.select(by: 10)
    case .pageUp: list.select(by: -10)
    default:
      dialog = nil
      return nil
    }
    dialog = .actions(list)
    return nil
  }
}
