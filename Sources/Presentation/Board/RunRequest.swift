/// What the board asks of the loop that runs it.
package enum RunRequest: Hashable, Sendable {
  case quit
  case suspend
  case redraw
  /// Puts text on the clipboard of the terminal.
  case copy(String)
}
