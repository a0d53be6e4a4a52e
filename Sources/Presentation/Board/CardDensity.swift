/// How much room a card takes in its lane.
package enum CardDensity: Hashable, Sendable {
  /// The title on up to three lines, facts below it, a blank row between cards.
  case roomy
  /// Title and facts on one row, no blank rows.
  case compact
}
