/// What the board asks of the loop that runs it.
package enum RunRequest: Hashable, Sendable {
  case quit
  case suspend
  case redraw
  /// Has a body edited in an editor of the person's own, and tells `finish` what came of it.
  case editBody(BodyEdit)
  /// Puts text on the clipboard of the terminal.
  case copy(String)
}
