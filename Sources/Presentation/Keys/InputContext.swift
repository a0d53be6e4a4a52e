/// What the keys go to.
package enum InputContext: CaseIterable, Hashable, Sendable {
  case board
  /// A field of one line: printable keys are text, up and down leave it.
  case line
  /// A field of several lines: Enter and the arrows work inside it.
  case area
  /// A value chosen with left and right.
  case choice
  /// The move menu: an entry chosen with up and down; digits are states.
  case menu
  /// A card opened to be read: keys scroll, and change that card.
  case card
  /// A question answered with y or n.
  case question
}
