package import Domain

/// Random changes of cards, as people make them.
extension CardGenerator {
  /// A title or a checklist item's text that a person may enter: within the limits, trimmed, no control characters.
  package mutating func enteredLine() -> String {
    let pieces = [
      "Fix", "login", "로그인", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "か\u{3099}", "ｶﾞ", "テスト", "👩‍👩‍👧‍👦", "🇰🇷",
      "👍🏽", "e\u{301}tude", "שלום", "مرحبا", "\u{202E}x", "\u{FEFF}", "ﬁ", "ß", "\"\\/", "{}", "#tag", "\u{10FFFD}",
    ]
    if chance(in: 40) { return String(repeating: element(["a", "한", "é"]), count: ProjectRule.titleLimit) }
    return (0..<number(1...6)).map { _ in element(pieces) }.joined(separator: chance() ? " " : "")
  }

  /// A body that a person may enter.
  package mutating func enteredBody() -> String {
    (0..<number(0...4)).map { _ in chance(in: 5) ? "\t" : enteredLine() }.joined(separator: "\n")
  }

  package mutating func enteredChecklist() -> [ProjectChecklistItem] {
    (0..<number(0...5)).map { _ in ProjectChecklistItem(text: enteredLine(), isDone: chance()) }
  }

  package mutating func draft(id: UniqueID, at instant: Timestamp) -> ProjectDraft {
    var draft = ProjectDraft(id: id, createdAt: instant, title: enteredLine())
    draft.body = enteredBody()
    draft.workState = state()
    draft.deadline = day()
    draft.priority = element(ProjectPriority.allCases)
    draft.tags = tags()
    draft.checklist = enteredChecklist()
    return draft
  }

  /// An edit of some fields; `instant` is its time.
  package mutating func modification(at instant: Timestamp) -> ProjectModification {
    var edit = ProjectModification()
    if chance(in: 3) { edit.title = enteredLine() }
    if chance(in: 3) { edit.body = fieldEdit(enteredBody()) }
    if chance(in: 3) { edit.workState = state() }
    if chance(in: 3) { edit.deadline = FieldEdit(to: day()) }
    if chance(in: 3) { edit.priority = fieldEdit(element(ProjectPriority.allCases)) }
    if chance(in: 3) { edit.tags = fieldEdit(tags()) }
    if chance(in: 3) { edit.checklist = fieldEdit(enteredChecklist()) }
    if chance(in: 6) { edit.archivedAt = fieldEdit(instant) }
    edit.touch = .at(instant)
    return edit
  }

  /// A place beside one of `ids`, or an end.
  package mutating func place(among ids: [UniqueID]) -> ProjectPlace {
    guard !ids.isEmpty else { return chance() ? .top : .bottom }
    return element([.top, .bottom, .before(element(ids)), .after(element(ids))])
  }

  /// A change of the board's settings.
  package mutating func boardModification() -> BoardModification {
    var edit = BoardModification()
    if chance() { edit.name = element(["Work", "일", "Home"]) }
    for state in ProjectState.allCases where chance() {
      edit.lanes[state] = .init(
        title: element([.keep, .clear, .set("Later"), .set("나중")]),
        wipLimit: element([.keep, .clear, .set(1), .set(9_999)]))
    }
    return edit
  }

  private mutating func fieldEdit<Value>(_ value: Value) -> FieldEdit<Value> {
    chance(in: 4) ? .clear : .set(value)
  }
}
