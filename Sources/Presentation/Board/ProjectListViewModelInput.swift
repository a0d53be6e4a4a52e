package import struct Domain.CalendarDay
package import enum Domain.ProjectState

/// All that the run loop can do to the board.
package protocol ProjectListViewModelInput: AnyObject {
  /// What the next key goes to.
  var inputContext: InputContext { get }

  /// Carries a command out; what it asks of the loop is returned.
  func receive(_ command: Command) -> RunRequest?

  func paste(_ text: String)

  /// Takes over what an editor made of a body; false when it was not saved, so that the file with the text must stay.
  func finish(_ edit: BodyEdit, with result: BodyEditResult) -> Bool

  /// Tells which cards of a lane the last picture showed, so that pages and scrolling go on from there.
  func noteShown(first: Int, count: Int, in state: ProjectState)

  /// Tells the size of the form's body in the last picture, in cells.
  func noteBodyArea(columns: Int, rows: Int)

  /// The day is another one: deadlines read differently now.
  func changeDay(to today: CalendarDay)

  /// Tells how the open card was laid out in the last picture.
  func noteCardSight(_ sight: CardSight)
  /// Goes on with work that waits for a moment without keys, for a few milliseconds; false when there was none.
  func continueWork() -> Bool

  /// Reads the board again where something else has changed it.
  func refresh()
}
