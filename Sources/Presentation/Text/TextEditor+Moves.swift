/// The cursor's moves, also by the lines that a text is wrapped into on a screen.
///
/// Wrapped lines are given as their ranges in `text`, in bytes of UTF-8 and in order, without gaps other than what a
/// wrap leaves out (a line feed, the spaces it breaks at). A border shared by two lines belongs to the second one.
extension TextEditor {
  /// Puts the cursor on the nearest cluster border from the offset on.
  @discardableResult
  package mutating func move(to offset: Int) -> TextEditOutcome {
    run = nil
    goalColumn = nil
    cursor = border(atOrAfter: offset)
    return TextEditOutcome()
  }

  /// Moves by wrapped lines, up for a negative number, and as far as there are lines; keeps to the column where such
  /// moves began. `cells` measures a cluster. False when there is no line that way: the owner may leave the field.
  @discardableResult
  package mutating func moveByLines(
    _ count: Int, in lines: [Range<Int>], cells: (Character) -> Int
  ) -> Bool {
    run = nil
    guard !lines.isEmpty else { return false }
    let line = cursorLine(in: lines)
    let goal = goalColumn ?? cursorColumn(in: lines, cells: cells)
    goalColumn = goal
    let target = min(max(line + min(max(count, -lines.count), lines.count), 0), lines.count - 1)
    guard target != line else { return false }
    cursor = position(atColumn: goal, ofLine: target, in: lines, cells: cells)
    return true
  }

  /// The number, from 0, of the wrapped line that the cursor stands on.
  package func cursorLine(in lines: [Range<Int>]) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= cursor { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The cells between the start of the cursor's wrapped line and the cursor.
  package func cursorColumn(in lines: [Range<Int>], cells: (Character) -> Int) -> Int {
    guard !lines.isEmpty else { return 0 }
    let start = min(lines[cursorLine(in: lines)].lowerBound, cursor)
    return text[index(start)..<index(cursor)].reduce(0) { $0 + cells($1) }
  }

  /// The last position of a line that is not right of the column.
  private func position(
    atColumn goal: Int, ofLine number: Int, in lines: [Range<Int>], cells: (Character) -> Int
  ) -> Int {
    let line = lines[number]
    let end = lastPosition(ofLine: number, in: lines)
    var position = border(atOrAfter: line.lowerBound)
    var column = 0
    while position < end {
      column += cells(text[index(position)])
      guard column <= goal else { break }
      position = border(after: position)
    }
    return position
  }

  /// The end of the line, or the last border before it when the end is the next line's start.
  private func lastPosition(ofLine number: Int, in lines: [Range<Int>]) -> Int {
    let end = border(atOrAfter: lines[number].upperBound)
    guard number + 1 < lines.count, lines[number + 1].lowerBound <= end else { return end }
    return max(border(before: end), border(atOrAfter: lines[number].lowerBound))
  }
}
