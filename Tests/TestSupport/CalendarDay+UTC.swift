package import Domain

extension CalendarDay {
  /// The day of an instant in UTC.
  package static func utc(of instant: Timestamp) -> CalendarDay {
    of(String(instant.description.prefix(10)))
  }
}
