/// The edits that change the text. Each but undo itself goes through `change`, which records how to take it back.
extension TextEditor {
  /// Replaces a range, in bytes of UTF-8, with text that is taken in as a paste is, and puts the cursor behind it: for a
  /// completion. An end of the range within a cluster counts as the end of the cluster.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with text: String) -> TextEditOutcome {
    run = nil
    return take(text, at: border(atOrAfter: range.lowerBound)..<border(atOrAfter: range.upperBound))
  }

  mutating func insert(_ text: String, isTyped: Bool) -> TextEditOutcome {
    let joins = isTyped && run == .typing && !beginsWord(text)
    let outcome = take(text, at: cursor..<cursor, joining: joins)
    run = isTyped && outcome.isTextChanged ? .typing : nil
    return outcome
  }

  mutating func delete(_ range: Range<Int>) -> TextEditOutcome {
    let joins = run == .deleting
    run = .deleting
    return change(range, to: "", joining: joins)
  }

  mutating func killBackward(to start: Int) -> TextEditOutcome {
    kill(start..<cursor) { killed, piece in killed = piece + killed }
  }

  mutating func killForward(to end: Int) -> TextEditOutcome {
    kill(cursor..<end) { killed, piece in killed += piece }
  }

  mutating func transpose() -> TextEditOutcome {
    run = nil
    let start = lineStart(before: cursor)
    let middle = cursor == lineEnd(after: cursor) ? max(start, border(before: cursor)) : cursor
    guard middle > start else { return TextEditOutcome() }
    let left = border(before: middle)
    let end = border(after: middle)
    return change(left..<end, to: piece(middle..<end) + piece(left..<middle))
  }

  mutating func undo() -> TextEditOutcome {
    run = nil
    goalColumn = nil
    guard let step = history.removeLast() else { return TextEditOutcome() }
    substitute(step.start..<step.start + step.insertedCount, with: step.removed)
    cursor = step.cursorBefore
    return TextEditOutcome(isTextChanged: true)
  }

  private mutating func kill(_ range: Range<Int>, adding: (inout String, String) -> Void) -> TextEditOutcome {
    // A kill of nothing keeps what can be yanked.
    guard !range.isEmpty else { return TextEditOutcome() }
    if run != .killing { killed = "" }
    run = .killing
    adding(&killed, piece(range))
    return change(range, to: "")
  }

  private mutating func take(_ source: String, at range: Range<Int>, joining: Bool = false) -> TextEditOutcome {
    let taken = FieldText(source, isMultiline: isMultiline)
    var outcome = change(range, to: taken.text, joining: joining)
    outcome.droppedControls = taken.droppedControls
    return outcome
  }

  /// Replaces a range between cluster borders and puts the cursor behind what is new.
  private mutating func change(_ range: Range<Int>, to new: String, joining: Bool = false) -> TextEditOutcome {
    goalColumn = nil
    guard !range.isEmpty || !new.isEmpty else { return TextEditOutcome() }
    let newCount = new.utf8.count
    let byteCount = text.utf8.count - range.count + newCount
    // A text that was too large from the start can still be made smaller.
    guard byteCount <= Self.byteLimit || newCount <= range.count else {
      return TextEditOutcome(refusedByteCount: byteCount)
    }
    let step = TextEditStep(
      start: range.lowerBound, removed: piece(range), insertedCount: newCount, cursorBefore: cursor)
    history.record(step, joining: joining)
    substitute(range, with: new)
    cursor = border(atOrAfter: range.lowerBound + newCount)
    return TextEditOutcome(isTextChanged: true)
  }

  private mutating func substitute(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
  }

  private func piece(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Whether typed text starts a word after white space: undo takes typing back word by word.
  private func beginsWord(_ typed: String) -> Bool {
    guard cursor > 0, let first = typed.first, !first.isWhitespace else { return false }
    return text[index(border(before: cursor))].isWhitespace
  }
}
