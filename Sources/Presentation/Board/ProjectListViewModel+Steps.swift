import enum Domain.FieldEdit
import struct Domain.ProjectModification
import enum Domain.ProjectRepositoryError
import enum Domain.ProjectState
import struct Domain.UniqueID
import UseCases

/// Changes to several cards as one step, and the last change once more.
extension ProjectListViewModel {
  /// From so many cards on, deleting asks first.
  private static let deletionAskedAbove = 20

  /// Carries out a step that takes cards off their lane; their marks are cleared once it is done. False when it failed.
  @discardableResult
  func act(
    on ids: [UniqueID], as action: Action, _ body: () throws(ProjectRepositoryError) -> ProjectOutcome
  ) -> Bool {
    let next = survivor(of: ids)
    guard step(body) else { return false }
    marks.clear()
    lastChange = .action(action)
    if let next { _ = lanes[focus]?.select(next) }
    return true
  }

  /// Opens the question when so many cards would be deleted.
  func asksToDelete(_ ids: [UniqueID]) -> Bool {
    guard ids.count > ProjectListViewModel.deletionAskedAbove else { return false }
    dialog = .question(QuestionViewModel(text: .deleteQuestion(count: ids.count), answer: .delete(ids)))
    return true
  }

  func perform(_ action: DialogAction, in question: QuestionViewModel) {
    guard action == .yes || action == .no else { return }
    dialog = nil
    guard action == .yes else { return }
    switch question.answer {
    case .delete(let ids): delete(ids)
    }
  }

  func copySelected() -> RunRequest? {
    guard let card = selectedCard else { return nil }
    do {
      let text = "\(try useCase.shortIDs()[card.id]) \(card.title)"
      message = BoardMessage(.note, wording.text(.copied(text)))
      return .copy(text)
    } catch {
      report(error)
      return nil
    }
  }
}

// MARK: - The last change once more

extension ProjectListViewModel {
  var obstacleToRepeat: Phrase? {
    switch lastChange {
    case nil: .nothingToRepeat
    case .addition: .addsNotRepeated
    case .action(let action): obstacle(to: action)
    case .edit: selectedID == nil && !hasMarks ? .noCardHere : nil
    }
  }

  func repeatLastChange() {
    switch lastChange {
    case .action(let action): change(action)
    case .edit(let edit):
      let ids = targets
      let isDone = step { () throws(ProjectRepositoryError) in try useCase.update(ids, by: edit) }
      if isDone { marks.clear() }
    case .addition, nil: break
    }
  }

  /// Keeps what was edited between two versions of a card, so that it can be done to another.
  func rememberEdit(from original: ProjectTranslaterModel, to edited: ProjectTranslaterModel) {
    var edit = ProjectModification()
    if !edited.title.utf8.elementsEqual(original.title.utf8) { edit.title = edited.title }
    if !edited.body.utf8.elementsEqual(original.body.utf8) { edit.body = .set(edited.body) }
    if edited.deadline != original.deadline { edit.deadline = FieldEdit(to: edited.deadline) }
    if edited.priority != original.priority { edit.priority = .set(edited.priority) }
    if edited.tags != original.tags { edit.tags = .set(edited.tags) }
    if edited.checklist != original.checklist { edit.checklist = .set(edited.checklist) }
    if edit != ProjectModification() { lastChange = .edit(edit) }
  }
}

extension Action {
  static func moving(to state: ProjectState) -> Action {
    switch state {
    case .todo: .moveToTodo
    case .doing: .moveToDoing
    case .done: .moveToDone
    }
  }
}
