/// What a key in a dialog (a box over the board) can do besides typing text.
package enum DialogAction: String, CaseIterable, Hashable, Sendable {
  /// Does what the dialog is for: adds, runs, chooses.
  case accept
  /// Saves the form from any field.
  case save
  /// Closes the dialog without doing anything.
  case leave
  case nextField = "next-field"
  case previousField = "previous-field"
  /// The next, the previous entry of a list; in a form, field.
  case next
  case previous
  /// The next, the previous value of a choice.
  case nextValue = "next-value"
  case previousValue = "previous-value"
  /// A line, a page of a field of several lines; a page of a list.
  case lineDown = "line-down"
  case lineUp = "line-up"
  case pageDown = "page-down"
  case pageUp = "page-up"
  case halfPageDown = "half-page-down"
  case halfPageUp = "half-page-up"
  /// The start, the end of what scrolls.
  case toStart = "to-start"
  case toEnd = "to-end"
  /// Checks or unchecks the item under the cursor.
  case toggle
  /// Swaps the item with the one above or below it; takes it off the list.
  case moveItemUp = "move-item-up"
  case moveItemDown = "move-item-down"
  case removeItem = "remove-item"
  case yes
  case no
}
