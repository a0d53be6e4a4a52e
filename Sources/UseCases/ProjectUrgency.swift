/// How much a deadline presses.
package enum ProjectUrgency: Hashable, Sendable {
  /// No deadline, or one that cannot press any more since the card is done.
  case none
  /// More than three days away.
  case later
  /// Within three days.
  case soon
  case today
  case late
}
