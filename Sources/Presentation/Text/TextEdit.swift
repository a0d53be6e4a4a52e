/// One editing command of a text field, named as in readline. Each works by grapheme cluster.
package enum TextEdit: Hashable, Sendable {
  case moveBackward, moveForward
  /// To the start of this or the previous word; to the end of this or the next word.
  case moveBackwardWord, moveForwardWord
  case moveToLineStart, moveToLineEnd
  case moveToTextStart, moveToTextEnd

  case deleteBackward, deleteForward
  /// Kill to the start of this or the previous word (Alt-Backspace), to the end of this or the next one (Alt-d).
  case killWordBackward, killWordForward
  /// Kill back to white space (Ctrl-w), as readline's `unix-word-rubout`.
  case killSpacedWordBackward
  /// Kill to the border of the line; from the border itself, the line end there, so that two lines become one.
  case killToLineStart, killToLineEnd

  /// Insert what was killed last; kills that follow one another count as one.
  case yank
  /// Exchange the clusters around the cursor, at a line's end the last two of the line.
  case transpose
  /// Text typed or pasted: see `TextEditor` for what becomes of line ends and control characters.
  case insert(String)
  /// A line end; nothing in a one-line field, where Enter is the owner's.
  case newline
  case undo
}
