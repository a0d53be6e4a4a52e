package import struct Domain.CalendarDay
package import enum Domain.ProjectPriority
package import enum Domain.ProjectState
package import struct UseCases.ProjectDeed

/// The words in English.
package struct EnglishWording: Wording {
  /// The operating system's words for an error number.
  let systemText: @Sendable (Int32) -> String

  package init(systemText: @escaping @Sendable (Int32) -> String) {
    self.systemText = systemText
  }

  package func text(_ phrase: Phrase) -> String {
    switch phrase {
    case .noCards: "no cards"
    case .emptyBoard(let addKey, let helpKey): "Press \(addKey) to add the first card, \(helpKey) for what works here."
    case .needsSize(let columns, let rows): "Trilane needs \(columns)x\(rows)"
    case .undoHint(let key): "\(key) undo"
    case .readOnlyBoard: "read only"
    case .daysAgo(let days): days == 1 ? "yesterday" : "\(days) days ago"
    case .inDays(let days): days == 1 ? "tomorrow" : "in \(days) days"
    case .today: "today"

    case .addTo(let lane): "Add to \(lane)"
    case .editTitle: "Edit"
    case .moveTitle: "Move"
    case .actionsTitle: "What works here"
    case .fieldTitle: "Title"
    case .fieldDeadline: "Deadline"
    case .fieldPriority: "Priority"
    case .fieldTags: "Tags"
    case .fieldItems: "Checklist"
    case .fieldBody: "Body"
    case .deadlineExample: "such as 2026-12-24"
    case .addItem: "add an item"
    case .saveQuestion: "Close without saving?"
    case .pasteQuestion(let count): "Make \(count) cards of these lines?"
    case .yesOrNo: "y yes · n no"
    case .moveTo(let lane): "Move To \(lane)"
    case .nothingFits: "no action fits"
    case .dialogKeys(let kind): dialogKeys(kind)

    case .daysSpent(let lane, let days):
      days == 0 ? "\(lane) less than a day" : days == 1 ? "\(lane) 1 day" : "\(lane) \(days) days"
    case .doneOn(let lane, let date): "\(lane) \(date)"
    case .noChecklist: "This card has no checklist."
    case .itemOutOfSight: "The item was out of sight; press again to check or uncheck it."
    case .concernsAnotherCard: "The last step was about another card: close this one first."
    case .markCount(let count): "\(count) marked"
    case .allActionsTitle: "All actions"
    case .laneTitle(let lane): "The lane \(lane)"
    case .fieldLaneTitle: "Title"
    case .fieldLimit: "Limit"
    case .laneTitleExample(let name): "empty for \(name)"
    case .limitExample: "cards at most, empty for no limit"
    case .badLimit(let text): "“\(text)” is no number of cards. Write it as 3, or leave it empty."
    case .deleteQuestion(let count): "Delete \(count) cards?"
    case .notWithMarks: "With cards marked the order stays. Esc clears the marks."
    case .nothingToRepeat: "There is no change to repeat yet."
    case .addsNotRepeated: "Adding is not repeated: two cards would be the same."
    case .copied(let text): "Sent to the terminal's clipboard (OSC 52): \(text)"
    case .demoLocation: "demo: nothing is saved"
    case .demoNotice: "This is a demo: nothing is saved."
    case .matchCount(let shown, let total): "\(shown) of \(total)"
    case .noMatch: "no match"
    case .noSearch(let key): "There is no search; \(key) begins one."
    case .nothingMatches(let text): "No card matches “\(text)”."
    case .hiddenBySearch(let lane): "The search hides it: it is in \(lane)"

    case .keyPageTitle: "Keys"
    case .keyPageIntroduction:
      "Made from the tables that Trilane works by. The names are those of the actions, for lists and configuration."
    case .keySection(let section): name(section)
    case .keyContext(let context): name(context)
    case .keyColumnKeys: "Keys"
    case .keyColumnAction: "Action"
    case .keyColumnDoes: "What it does"
    case .keyColumnName: "Name"

    case .noCardHere: "There is no card here."
    case .noLaneLeft: "There is no lane to the left."
    case .noLaneRight: "There is no lane to the right."
    case .alreadyFirst: "It is the first card already."
    case .alreadyLast: "It is the last card already."
    case .alreadyIn(let lane): "It is in \(lane) already."
    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .waitingForOther: "Waiting for another process that is saving the board …"
    case .nothingChanged: "Nothing was changed."
    case .unknownKey(let key): "\(key) does nothing here."
    case .continuesWith(let keys): "\(keys) …"

    case .undone(let deed): "Undone: \(deed)"
    case .redone(let deed): "Done again: \(deed)"
    case .readAgain(let changed): changed ? "Read again: the board was changed outside." : "Read again: nothing new."
    case .cardGone: "The card is gone: it was deleted outside."
    case .editorFailed(let fault): text(fault)
    case .bodyOvertaken: "The body was changed by something else meanwhile."
    case .textKept(let path, let reason): "Your text is kept in \(path): \(reason)"
    case .controlsLeftOut(let count):
      count == 1
        ? "1 control character was left out of the paste." : "\(count) control characters were left out of the paste."
    case .pasteTooLong(let bytes, let limit):
      "Not pasted: the text would have \(bytes) bytes; at most \(limit) are allowed."
    case .badDate(let text): "“\(text)” is no day. Write it as 2026-12-24, or leave it empty."
    case .overLimit(let lane, let count, let limit): "\(lane) is over its limit: \(count) of \(limit)."
    }
  }

  private func name(_ section: ActionTable.Section) -> String {
    switch section {
    case .look: "Look"
    case .change: "Change"
    case .leave: "Leave"
    }
  }

  private func name(_ context: InputContext) -> String {
    switch context {
    case .board: "The board"
    case .line: "A field of one line, and lists with a filter"
    case .area: "The body"
    case .checklist: "The checklist of the form"
    case .choice: "A choice"
    case .menu: "The move menu"
    case .card: "An open card"
    case .question: "A question"
    }
  }

  private func dialogKeys(_ kind: Phrase.DialogKind) -> String {
    switch kind {
    case .quickAdd: "Enter add · Esc cancel"
    case .paste: "y a card each · n one line"
    case .moveMenu: "Enter move · Esc close"
    case .actions: "Enter run · Esc close"
    case .card(let hasChecklist): hasChecklist ? "Space check · e edit · Esc close" : "e edit · Esc close"
    case .search: "Enter keep · Down Up next, previous · Esc clear"
    case .oneField: "Enter save · Esc cancel"
    case .form: "Tab next field · Ctrl-S save · Esc cancel"
    case .checklist: "Alt-Up Alt-Down move · Enter add · Ctrl-X check · Ctrl-S save"
    case .lane: "Tab next field · Enter save · Esc cancel"
    }
  }

  package func text(_ deed: ProjectDeed, lane: String) -> String {
    let what = deed.cards.count > 1 ? "\(deed.cards.count) cards" : "“\(deed.title)”"
    return switch deed.kind {
    case .created: "Added \(what)"
    case .edited: "Edited \(what)"
    case .reordered: "Reordered \(what)"
    case .deleted: "Deleted \(what)"
    case .archived: "Archived \(what)"
    case .restored: "Restored \(what)"
    case .configured: "Changed the settings of \(what)"
    case .moved: "Moved \(what) to \(lane)"
    }
  }

  package func hint(_ hint: FooterHint) -> String {
    switch hint {
    case .add: "add"
    case .open: "open"
    case .edit: "edit"
    case .carry: "carry"
    case .move: "move"
    case .delete: "delete"
    case .search: "search"
    case .help: "help"
    case .quit: "quit"
    }
  }

  package func name(_ priority: ProjectPriority) -> String {
    switch priority {
    case .none: "none"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}

// MARK: - Days

extension EnglishWording {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  package func deadline(_ day: CalendarDay, daysFromToday days: Int, today: CalendarDay) -> String {
    switch days {
    case ..<0: days == -1 ? "1 day late" : "\(-days) days late"
    case 0: "today"
    case 1: "tomorrow"
    case 2...6: weekdayAndDate(day, today: today)
    default: date(day, today: today)
    }
  }

  package func date(_ day: CalendarDay, today: CalendarDay) -> String {
    let text = "\(day.day) \(EnglishWording.months[day.month - 1])"
    return day.year == today.year ? text : "\(text) \(day.year)"
  }

  package func weekdayAndDate(_ day: CalendarDay, today: CalendarDay) -> String {
    "\(EnglishWording.weekdays[day.weekday]) \(date(day, today: today))"
  }

  package func age(days: Int) -> String {
    "\(days) days here"
  }
}
