import enum Domain.ProjectRepositoryError
import UseCases

/// Several lines pasted into quick add: the question whether each is a card, and its answer.
extension ProjectListViewModel {
  /// Asks when the paste has several lines; false when there is nothing to ask.
  func offersCards(forPasted text: String) -> Bool {
    guard case .quickAdd(var line) = dialog else { return false }
    // A question that is open is answered first.
    guard line.offer == nil else { return true }
    guard let offer = PasteOffer(pasting: text, into: line.editor) else { return false }
    line.offer = offer
    line.error = nil
    dialog = .quickAdd(line)
    return true
  }

  func answer(_ action: DialogAction, in line: QuickAddViewModel) {
    guard let offer = line.offer else { return }
    if action == .yes { addCards(offer, of: line) } else { join(offer, in: line) }
  }

  /// Makes the cards as one step and selects the first; when that fails it still asks, so that the lines are not lost.
  private func addCards(_ offer: PasteOffer, of line: QuickAddViewModel) {
    let drafts = offer.titles.map { title in
      var draft = useCase.draft(title: title)
      draft.workState = line.lane
      return draft
    }
    let added = step { () throws(ProjectRepositoryError) in try useCase.create(drafts, at: line.place) }
    guard added else {
      var line = line
      line.error = message?.text
      message = nil
      dialog = .quickAdd(line)
      return
    }
    dialog = nil
    lastChange = .addition
    if let first = drafts.first { select(first.id) }
  }

  private func join(_ offer: PasteOffer, in line: QuickAddViewModel) {
    var line = line
    line.offer = nil
    dialog = .quickAdd(line)
    editInDialog(.insert(offer.source))
  }
}
