package import enum Domain.ProjectPlace
package import enum Domain.ProjectState

/// The line that adds a card.
package struct QuickAddViewModel: Sendable {
  package let lane: ProjectState
  package let place: ProjectPlace
  package var editor = TextEditor(text: "", isMultiline: false)
  /// Why the card was not added; the text stays.
  package var error: String?
  /// What was pasted in several lines, while it asks whether each is a card.
  package internal(set) var offer: PasteOffer?

  var inputContext: InputContext { offer == nil ? .line : .question }
}
