/// What the board asks of the loop that runs it.
package enum RunRequest: Hashable, Sendable {
  case quit
  case suspend
  case redraw
}
