/// What the keys go to.
package enum InputContext: CaseIterable, Hashable, Sendable {
  case board
  /// A field of one line: printable keys are text, up and down leave it.
  case line
  /// A field of several lines: Enter and the arrows work inside it.
  case area
  /// A checklist: each item is a field of one line, and keys work on the items.
  case checklist
  /// A value chosen with left and right.
  case choice
  /// The move menu: an entry chosen with up and down; digits are states.
  case menu
  /// A card opened to be read: keys scroll, and change that card.
  case card
  /// A question answered with y or n.
  case question
}

extension InputContext {
  /// Whether a printable key is text there.
  var takesText: Bool {
    switch self {
    case .line, .area, .checklist: true
    case .board, .choice, .menu, .card, .question: false
    }
  }
}
