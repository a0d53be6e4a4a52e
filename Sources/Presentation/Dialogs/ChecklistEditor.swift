package import struct Domain.ProjectChecklistItem
package import enum Domain.ProjectRule
package import enum Domain.ProjectRuleError

/// The checklist as the form edits it: a field of one line for each item, and a row behind them that adds one.
///
/// An item that is empty is no item: it is left out when the checklist is saved.
package struct ChecklistEditor: Sendable {
  package struct Item: Sendable {
    package fileprivate(set) var text: TextEditor
    package fileprivate(set) var isDone: Bool
    /// The item of the card; nil for a new one.
    fileprivate let original: ProjectChecklistItem?

    fileprivate init(_ original: ProjectChecklistItem) {
      text = TextEditor(text: original.text, isMultiline: false)
      isDone = original.isDone
      self.original = original
    }

    fileprivate init(text: String, isDone: Bool = false) {
      self.text = TextEditor(text: text, isMultiline: false)
      self.isDone = isDone
      original = nil
    }

    package var isEmpty: Bool { text.text.allSatisfy(\.isWhitespace) }

    /// The item as it is to be saved, with all that a newer version has put on it.
    fileprivate var edited: ProjectChecklistItem {
      guard var item = original else { return ProjectChecklistItem(text: text.text, isDone: isDone) }
      if text.isChanged { item.text = text.text }
      item.isDone = isDone
      return item
    }
  }

  /// The rows that a page key goes over: one less than the most that are in sight.
  private static let pageRows = 5

  package private(set) var items: [Item]
  /// The row with the keys; the number of items for the row that adds one.
  package private(set) var row = 0
  private let original: [ProjectChecklistItem]

  package init(_ checklist: [ProjectChecklistItem]) {
    original = checklist
    items = checklist.map { Item($0) }
  }

  package var isOnAddingRow: Bool { row == items.count }

  /// The items to save.
  package var edited: [ProjectChecklistItem] {
    items.filter { !$0.isEmpty }.map(\.edited)
  }

  package var isChanged: Bool { edited != original }

  static func tooMany(_ count: Int) -> ProjectRuleError {
    .tooMany(.checklist, limit: ProjectRule.checklistLimit, actual: count)
  }
}

// MARK: - Rows

extension ChecklistEditor {
  /// False when there is no row that way: the field is left.
  mutating func moveRow(by step: Int) -> Bool {
    guard (0...items.count).contains(row + step) else { return false }
    row += step
    return true
  }

  /// Goes as far as there are rows.
  mutating func movePage(by step: Int) {
    row = min(max(0, row + step * ChecklistEditor.pageRows), items.count)
  }

  /// Where the keys go when the field is entered from above or below.
  mutating func enter(fromBelow: Bool) {
    row = fromBelow ? items.count : 0
  }

  /// Adds an empty item behind the one with the keys, which then go to it; false when an empty one was there already, which
  /// nobody wants twice.
  ///
  /// - Throws: how many items that would be, when they are too many.
  mutating func addItem() throws(ProjectRuleError) -> Bool {
    if !isOnAddingRow, items[row].isEmpty { return false }
    guard items.count < ProjectRule.checklistLimit else { throw ChecklistEditor.tooMany(items.count + 1) }
    row = isOnAddingRow ? row : row + 1
    items.insert(Item(text: ""), at: row)
    return true
  }

  mutating func toggle() {
    if !isOnAddingRow { items[row].isDone.toggle() }
  }

  mutating func moveItem(by step: Int) {
    guard !isOnAddingRow, items.indices.contains(row + step) else { return }
    items.swapAt(row, row + step)
    row += step
  }

  mutating func removeItem() {
    if !isOnAddingRow { items.remove(at: row) }
  }
}

// MARK: - Text

extension ChecklistEditor {
  mutating func perform(_ edit: TextEdit) -> TextEditOutcome {
    if case .insert(let text) = edit {
      let pasted = PastedLines(text)
      if pasted.lines.count > 1 { return insert(pasted) }
      if isOnAddingRow { return beginItem(with: edit) }
    }
    guard !isOnAddingRow else { return TextEditOutcome() }
    if edit == .deleteBackward, items[row].text.text.isEmpty { return removeEmptyItem() }
    return items[row].text.perform(edit)
  }

  /// Typing on the row that adds an item begins one.
  private mutating func beginItem(with edit: TextEdit) -> TextEditOutcome {
    guard items.count < ProjectRule.checklistLimit else { return TextEditOutcome(refusedItemCount: items.count + 1) }
    items.append(Item(text: ""))
    return items[row].text.perform(edit)
  }

  /// Backspace in an empty item takes it away and goes on at the end of the one above.
  private mutating func removeEmptyItem() -> TextEditOutcome {
    items.remove(at: row)
    if row > 0 {
      row -= 1
      items[row].text.perform(.moveToTextEnd)
    }
    return TextEditOutcome(isTextChanged: true)
  }

  /// Puts in an item for each pasted line: in the place of an empty item with the keys, else behind it.
  private mutating func insert(_ pasted: PastedLines) -> TextEditOutcome {
    let byteCount = pasted.lines.reduce(0) { $0 + $1.text.utf8.count }
    guard byteCount <= TextEditor.byteLimit else { return TextEditOutcome(refusedByteCount: byteCount) }
    let replacesItem = !isOnAddingRow && items[row].isEmpty
    let count = items.count + pasted.lines.count - (replacesItem ? 1 : 0)
    guard count <= ProjectRule.checklistLimit else { return TextEditOutcome(refusedItemCount: count) }
    if replacesItem { items.remove(at: row) } else if !isOnAddingRow { row += 1 }
    items.insert(contentsOf: pasted.lines.map { Item(text: $0.text, isDone: $0.isDone) }, at: row)
    row += pasted.lines.count - 1
    return TextEditOutcome(isTextChanged: true, droppedControls: pasted.droppedControls)
  }
}
