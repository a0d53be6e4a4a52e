/// What a key means where it was pressed.
package enum Command: Hashable, Sendable {
  case action(Action)
  case dialog(DialogAction)
  case edit(TextEdit)
  /// The first keys of a sequence, whose continuations stand in the footer; none when one was given up.
  case pending([Key])
  /// Keys that mean nothing there.
  case unknown([Key])
}
