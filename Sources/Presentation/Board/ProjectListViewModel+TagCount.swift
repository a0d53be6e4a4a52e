import UseCases

/// The tags that a form completes from: counted once after it has opened, in moments without keys.
extension ProjectListViewModel {
  /// Opens the form; where the cards cannot be read it has no tags to offer.
  func openForm(
    of card: ProjectTranslaterModel, fields: [ProjectEditorViewModel.Field] = ProjectEditorViewModel.Field.allCases
  ) {
    tagCounter = fields.contains(.tags) ? try? useCase.tagCounter() : nil
    dialog = .form(ProjectEditorViewModel(card, fields: fields))
  }

  /// Counts on for a moment; false when there is nothing to count.
  func continueTagCount() -> Bool {
    guard case .form(var form) = dialog, var counter = tagCounter else { return false }
    counter.proceed(reading: useCase)
    tagCounter = counter.isComplete ? nil : counter
    guard counter.isComplete else { return true }
    form.tagCounts = counter.counts
    dialog = .form(form)
    return true
  }
}
