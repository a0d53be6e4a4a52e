#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Domain

/// Calendar days in the time zone of the process (`TZ`, else the system's), as libc knows it.
enum LocalCalendar {
  /// The day of an instant; the first or the last day there is for one outside the years 1 to 9999.
  static func day(of instant: Timestamp) -> CalendarDay {
    var seconds = time_t(instant.secondsSince1970)
    var parts = tm()
    if localtime_r(&seconds, &parts) != nil,
      let day = CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    {
      return day
    }
    return instant.secondsSince1970 < 0 ? first : last
  }

  private static let first = edge(year: 1, month: 1, day: 1)
  private static let last = edge(year: 9999, month: 12, day: 31)

  private static func edge(year: Int, month: Int, day: Int) -> CalendarDay {
    guard let day = CalendarDay(year: year, month: month, day: day) else {
      preconditionFailure("the calendar has this day")
    }
    return day
  }
}
