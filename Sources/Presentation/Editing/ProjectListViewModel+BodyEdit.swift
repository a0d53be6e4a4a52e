import enum Domain.FieldEdit
import struct Domain.ProjectModification
import enum Domain.ProjectRepositoryError
import struct Domain.UniqueID
import UseCases

/// A body on its way through an editor of the person's own, and back. Whatever keeps it from being saved, the text is kept
/// in its file, and the message says where.
extension ProjectListViewModel {
  /// Asks for an editor with the body as it is now; a board that cannot be saved is told before, not after, the writing.
  func requestBodyEdit(of id: UniqueID?) -> RunRequest? {
    guard let id else { return nil }
    refresh()
    if isUnwritable() { return nil }
    guard let card = card(id) else {
      refuse(.cardGone)
      return nil
    }
    return .editBody(BodyEdit(card: id, title: card.title, text: card.body))
  }

  package func finish(_ edit: BodyEdit, with result: BodyEditResult) -> Bool {
    switch result.text {
    case .failure(let fault):
      return keep(result.keptPath, because: wording.text(.editorFailed(fault)))
    case .success(let text):
      return save(ProjectListViewModel.body(from: text, of: edit), of: edit, keptIn: result.keptPath)
    }
  }

  /// The text without the line end that editors put behind the last line, unless the body had it before.
  private static func body(from text: String, of edit: BodyEdit) -> String {
    let text = FieldText.withLineFeeds(text)
    guard text.utf8.last == 0x0A, edit.text.utf8.last != 0x0A else { return text }
    return String(text.dropLast())
  }

  /// Saves the body, unless somebody else has changed it while the editor was open.
  private func save(_ text: String, of edit: BodyEdit, keptIn path: String?) -> Bool {
    guard !text.utf8.elementsEqual(edit.text.utf8) else {
      refuse(.nothingChanged)
      return true
    }
    var isOvertaken = false
    let isSaved = step { () throws(ProjectRepositoryError) in
      try useCase.update(edit.card) { card in
        isOvertaken = !card.body.utf8.elementsEqual(edit.text.utf8)
        if !isOvertaken { card.body = text }
      }
    }
    if isOvertaken { return keep(path, because: wording.text(.bodyOvertaken)) }
    guard isSaved else { return keep(path, because: message?.text ?? "") }
    var change = ProjectModification()
    change.body = FieldEdit.set(text)
    lastChange = .edit(change)
    return true
  }

  /// Says why nothing was saved, and where the text is; true when there is none to keep.
  private func keep(_ path: String?, because reason: String) -> Bool {
    message = BoardMessage(.failure, path.map { wording.text(.textKept(path: $0, reason: reason)) } ?? reason)
    return path == nil
  }
}
