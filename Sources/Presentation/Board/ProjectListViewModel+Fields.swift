import enum Domain.FieldEdit
import struct Domain.ProjectModification
import enum Domain.ProjectPriority
import enum Domain.ProjectRepositoryError
import struct Domain.UniqueID
import UseCases

/// One field edited in place: on the selected card, or on all marked cards as one step.
extension ProjectListViewModel {
  func openField(_ field: ProjectEditorViewModel.Field) {
    guard let card = selectedCard else { return }
    openForm(of: card, fields: [field])
  }

  /// Gives the cards what stands in the form's one field; false when that failed.
  func saveField(of form: ProjectEditorViewModel, as edited: ProjectTranslaterModel) -> Bool {
    var edit = ProjectModification()
    switch form.focus {
    case .deadline: edit.deadline = FieldEdit(to: edited.deadline)
    case .tags: edit.tags = .set(edited.tags)
    case .title, .priority, .checklist, .body: return false
    }
    let cards = hasMarks ? targets : [form.original.id]
    return apply(edit, to: cards)
  }

  /// Gives the cards the priority after the selected card's, none after high.
  func raisePriority() {
    guard let card = selectedCard else { return }
    let all = ProjectPriority.allCases
    let index = all.firstIndex(of: card.priority) ?? 0
    var edit = ProjectModification()
    edit.priority = .set(all[(index + 1) % all.count])
    _ = apply(edit, to: targets)
  }

  private func apply(_ edit: ProjectModification, to cards: [UniqueID]) -> Bool {
    let isDone = step { () throws(ProjectRepositoryError) in try useCase.update(cards, by: edit) }
    guard isDone else { return false }
    marks.clear()
    lastChange = .edit(edit)
    return true
  }
}
