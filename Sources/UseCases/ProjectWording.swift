package import struct Domain.CalendarDay

/// The words that the translater puts on a card; given by whoever knows the language.
package protocol ProjectWording: Sendable {
  /// A deadline of an open card: in words when it is near, as a date when it is not.
  func deadline(_ day: CalendarDay, daysFromToday days: Int, today: CalendarDay) -> String

  /// A day as a date, as short as it can be told from today.
  func date(_ day: CalendarDay, today: CalendarDay) -> String

  /// How long a card has been in its state, such as `9 days here`.
  func age(days: Int) -> String
}
