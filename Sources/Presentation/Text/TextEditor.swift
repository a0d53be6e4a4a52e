/// The text and cursor behind a text field: a pure value that knows no screen.
///
/// It works by extended grapheme cluster: the cursor always stands on the border of one, and no edit cuts one apart.
/// Where new neighbours make one cluster, as a letter and a combining mark do, the cursor goes behind it.
///
/// Positions are offsets in bytes of UTF-8. They cost no walk over the text, so an edit costs its own length and that
/// of its line, and a move of the memory behind it.
///
/// A limit in characters is not enforced here: typing goes on beyond it and saving says by how much. Only `byteLimit`
/// refuses.
package struct TextEditor: Sendable {
  /// The most that a text may grow to, in bytes: a guard against a paste of a wrong file, not a rule of a card.
  package static let byteLimit = 1_000_000

  package internal(set) var text: String
  /// Where the next character goes, in bytes of UTF-8 from the start.
  package internal(set) var cursor: Int
  package let isMultiline: Bool
  /// How many characters can be saved; nil for no such limit.
  package let limit: Int?
  /// What `yank` inserts. The owner of several fields may carry it from one to the next.
  package var killed = ""

  /// The column in cells that moving by lines keeps to, as long as nothing else is done.
  var goalColumn: Int?
  /// What the last edit did, when a next one of its kind goes on with it.
  var run: Run?
  var history = TextEditHistory()
  private let initialText: String

  /// Edits of one kind that, done in a row, are one: to undo, or to yank.
  enum Run {
    case typing, deleting, killing
  }

  /// The cursor is at the end. Line ends other than LF become LF in a multiline field, so that an edited text can be
  /// saved; nothing else of the text is touched.
  package init(text: String, isMultiline: Bool, limit: Int? = nil) {
    var text = isMultiline ? FieldText.withLineFeeds(text) : text
    text.makeContiguousUTF8()
    self.text = text
    self.initialText = text
    self.cursor = text.utf8.count
    self.isMultiline = isMultiline
    self.limit = limit
  }

  /// Whether the text differs from the one that the field opened with, to the byte.
  package var isChanged: Bool {
    text.utf8.count != initialText.utf8.count || !text.utf8.elementsEqual(initialText.utf8)
  }

  /// Whether the text has more characters than can be saved. Counts them all, unless it has too few bytes for that.
  package var isOverLimit: Bool {
    guard let limit, text.utf8.count > limit else { return false }
    return text.count > limit
  }

  @discardableResult
  package mutating func perform(_ edit: TextEdit) -> TextEditOutcome {
    switch edit {
    case .moveBackward: move(to: border(before: cursor))
    case .moveForward: move(to: border(after: cursor))
    case .moveBackwardWord: move(to: wordStart(before: cursor))
    case .moveForwardWord: move(to: wordEnd(after: cursor))
    case .moveToLineStart: move(to: lineStart(before: cursor))
    case .moveToLineEnd: move(to: lineEnd(after: cursor))
    case .moveToTextStart: move(to: 0)
    case .moveToTextEnd: move(to: text.utf8.count)
    case .deleteBackward: delete(border(before: cursor)..<cursor)
    case .deleteForward: delete(cursor..<border(after: cursor))
    case .killWordBackward: killBackward(to: wordStart(before: cursor))
    case .killWordForward: killForward(to: wordEnd(after: cursor))
    case .killSpacedWordBackward: killBackward(to: spacedWordStart(before: cursor))
    case .killToLineStart: killBackward(to: lineKillStart(before: cursor))
    case .killToLineEnd: killForward(to: lineKillEnd(after: cursor))
    case .yank: insert(killed, isTyped: false)
    case .transpose: transpose()
    case .insert(let text): insert(text, isTyped: text.dropFirst().isEmpty)
    case .newline: isMultiline ? insert("\n", isTyped: true) : TextEditOutcome()
    case .undo: undo()
    }
  }
}
