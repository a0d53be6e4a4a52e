package import struct Domain.CalendarDay
package import enum Domain.ProjectPriority
package import enum Domain.ProjectRuleError
package import struct Domain.ProjectTag
import enum Text.TextWidth
package import struct UseCases.ProjectTranslaterModel
package import struct UseCases.TagCount

/// The form that edits a card: what stands in its fields, which of them has the keys, and what is wrong with them.
package struct ProjectEditorViewModel: Sendable {
  package enum Field: CaseIterable, Hashable, Sendable {
    case title, deadline, priority, tags, checklist, body
  }

  /// What keeps the fields from making a card.
  package enum Fault: Error, Hashable, Sendable {
    case badDate(String)
    case rule(ProjectRuleError)
  }

  package let original: ProjectTranslaterModel
  /// The fields that are open, in their order: all of them, or one that is edited in place.
  package let fields: [Field]
  package var title: TextEditor
  package var deadline: TextEditor
  package private(set) var priority: ProjectPriority
  package var tags: TextEditor
  package var checklist: ChecklistEditor
  package var body: TextEditor
  /// The tags of the board to complete from; empty until they have been counted.
  var tagCounts: [TagCount] = []
  package private(set) var focus: Field
  /// Why the form was not saved; everything typed stays.
  package var error: String?
  /// Whether it asks if it may close although something was changed.
  package var asksToClose = false
  /// The size of the body in the last picture, in cells.
  package var bodyArea = (columns: 60, rows: 10)

  package init(_ card: ProjectTranslaterModel, fields: [Field] = Field.allCases) {
    original = card
    self.fields = fields
    focus = fields.first ?? .title
    title = TextEditor(text: card.title, isMultiline: false)
    deadline = TextEditor(text: card.deadline?.description ?? "", isMultiline: false)
    priority = card.priority
    tags = TextEditor(text: card.tags.map(\.name).joined(separator: " "), isMultiline: false)
    checklist = ChecklistEditor(card.checklist)
    body = TextEditor(text: card.body, isMultiline: true)
  }

  var inputContext: InputContext {
    if asksToClose { return .question }
    switch focus {
    case .title, .deadline, .tags: return .line
    case .priority: return .choice
    case .checklist: return .checklist
    case .body: return .area
    }
  }

  package func priorityAfter(_ step: Int) -> ProjectPriority {
    let all = ProjectPriority.allCases
    let index = all.firstIndex(of: priority) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}

// MARK: - What a key does

extension ProjectEditorViewModel {
  /// The open fields of one line each.
  package var lineFields: [Field] { fields.filter { $0 != .checklist && $0 != .body } }

  /// Whether one field alone is open, so that Enter in it saves.
  package var isOneField: Bool { fields.count == 1 }

  mutating func moveFocus(by step: Int) {
    let index = fields.firstIndex(of: focus) ?? 0
    focus = fields[(index + step + fields.count) % fields.count]
    if focus == .checklist { checklist.enter(fromBelow: step < 0) }
  }

  mutating func choosePriority(by step: Int) {
    priority = priorityAfter(step)
  }

  /// Edits the field that has the keys, and tells what became of it.
  mutating func edit(_ edit: TextEdit) -> TextEditOutcome {
    if edit == .moveForward, tags.cursor == tags.text.utf8.count, takeTag() {
      return TextEditOutcome(isTextChanged: true)
    }
    return switch focus {
    case .title: title.perform(edit)
    case .deadline: deadline.perform(edit)
    case .tags: tags.perform(edit)
    case .priority: TextEditOutcome()
    case .checklist: checklist.perform(edit)
    case .body: body.perform(edit)
    }
  }

  mutating func moveInBody(lines: Int) {
    body.moveByLines(lines, in: BodyLines.of(body.text, columns: bodyArea.columns)) { TextWidth.of($0) }
  }

  mutating func moveInBody(pages: Int) {
    moveInBody(lines: pages * max(1, bodyArea.rows - 1))
  }
}

// MARK: - Tags of the board

extension ProjectEditorViewModel {
  /// What the tag being typed may become; nil when it is not one being typed, or none begins so.
  package var tagCompletion: TagCompletion? {
    focus == .tags && !asksToClose ? TagCompletion(of: tags, from: tagCounts) : nil
  }

  /// Takes the first of the tags offered; false when none is.
  mutating func takeTag() -> Bool {
    guard let completion = tagCompletion, let first = completion.choices.first else { return false }
    let isAtEnd = completion.range.upperBound == tags.text.utf8.count
    tags.replace(completion.range, with: first.tag.name + (isAtEnd ? " " : ""))
    return true
  }
}

// MARK: - What the fields say

extension ProjectEditorViewModel {
  /// The card as the fields have it.
  package func edited() throws(Fault) -> ProjectTranslaterModel {
    var card = original
    if title.isChanged { card.title = title.text }
    if deadline.isChanged { card.deadline = try day() }
    card.priority = priority
    if tags.isChanged { card.tags = try tagList() }
    if checklist.isChanged { card.checklist = checklist.edited }
    if body.isChanged { card.body = body.text }
    return card
  }

  /// The day in the deadline field; nil when it is empty.
  package func day() throws(Fault) -> CalendarDay? {
    let text = deadline.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty || text == "none" { return nil }
    guard let day = CalendarDay(text) else { throw .badDate(deadline.text) }
    return day
  }

  private func tagList() throws(Fault) -> [ProjectTag] {
    var list: [ProjectTag] = []
    for word in tags.text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      do {
        list.append(try ProjectTag(String(word.first == "#" ? word.dropFirst() : word)))
      } catch {
        throw .rule(error)
      }
    }
    return list
  }

  /// Whether closing the form would lose something.
  package var isChanged: Bool {
    title.isChanged || deadline.isChanged || priority != original.priority || tags.isChanged
      || checklist.isChanged || body.isChanged
  }
}
