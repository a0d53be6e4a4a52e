package import Domain

extension CalendarDay {
  /// The day of a text in a test's source that is known to name one.
  package static func of(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
    return day
  }
}
