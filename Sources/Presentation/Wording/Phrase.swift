/// What the board says, with the facts in it; errors and deeds are worded from their own types.
package enum Phrase: Hashable, Sendable {
  /// The dialogs, each with its own keys in the lower border.
  package enum DialogKind: Hashable, Sendable {
    case quickAdd, paste, moveMenu, actions, form, checklist, oneField, lane, search
    case card(hasChecklist: Bool)
  }

  // Heads, empty states and hints of the board.
  case noCards
  case emptyBoard(addKey: String, helpKey: String)
  case needsSize(columns: Int, rows: Int)
  case undoHint(key: String)
  case readOnlyBoard
  case daysAgo(Int)
  case inDays(Int)
  case today

  // Boxes.
  case addTo(lane: String)
  case editTitle
  case moveTitle
  case actionsTitle
  case fieldTitle, fieldDeadline, fieldPriority, fieldTags, fieldItems, fieldBody
  case deadlineExample
  case addItem
  case saveQuestion
  case pasteQuestion(count: Int)
  case yesOrNo
  case moveTo(lane: String)
  case nothingFits
  case dialogKeys(DialogKind)

  // The card view.
  case daysSpent(lane: String, days: Int)
  case doneOn(lane: String, String)
  case noChecklist
  case itemOutOfSight
  case concernsAnotherCard
  // Marks, the lists of actions, the lane's form, the clipboard, the demo.
  case markCount(Int)
  case allActionsTitle
  case laneTitle(lane: String)
  case fieldLaneTitle, fieldLimit
  case laneTitleExample(String), limitExample
  case badLimit(String)
  case deleteQuestion(count: Int)
  case notWithMarks
  case nothingToRepeat, addsNotRepeated
  case copied(String)
  case demoLocation, demoNotice
  // The search.
  case matchCount(shown: Int, total: Int)
  case noMatch
  case noSearch(key: String)
  case nothingMatches(String)
  case hiddenBySearch(lane: String)

  // The page of all keys.
  case keyPageTitle, keyPageIntroduction
  case keySection(ActionTable.Section)
  case keyContext(InputContext)
  case keyColumnKeys, keyColumnAction, keyColumnDoes, keyColumnName

  // Why a key did nothing.
  case noCardHere
  case noLaneLeft, noLaneRight
  case alreadyFirst, alreadyLast
  case alreadyIn(lane: String)
  case nothingToUndo, nothingToRedo
  case nothingChanged
  case waitingForOther
  case unknownKey(String)
  case continuesWith(String)

  // What happened.
  case undone(String)
  case redone(String)
  case readAgain(changed: Bool)
  case cardGone
  case editorFailed(BodyEditFault)
  case bodyOvertaken
  case textKept(path: String, reason: String)
  case badDate(String)
  case controlsLeftOut(Int)
  case pasteTooLong(bytes: Int, limit: Int)
  case overLimit(lane: String, count: Int, limit: Int)
}
