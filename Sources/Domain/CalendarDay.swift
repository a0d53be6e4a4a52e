/// A day of the proleptic Gregorian calendar, years 1 to 9999: a day on a wall calendar, never an instant, so that it is
/// the same day in every time zone.
package struct CalendarDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The day, or nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= CalendarDay.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD` and nothing else; nil also for a day that the calendar does not have. Allocates nothing.
  package init?(_ text: UnsafeRawBufferPointer) {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = Digits.decimalNumber(text, 0..<4), let month = Digits.decimalNumber(text, 5..<7),
      let day = Digits.decimalNumber(text, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package init?(_ text: String) {
    var text = text
    guard let day = text.withUTF8({ CalendarDay(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = day
  }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDay {
  /// Days since 1 January 1970, negative before.
  ///
  /// Counts in years that begin in March, so that the leap day is a year's last.
  package var daysSince1970: Int {
    let shiftedYear = month > 2 ? year : year - 1
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day that many days after 1 January 1970; nil outside the years 1 to 9999.
  package init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// How many days this day comes after `other`; negative when it comes before.
  package func days(since other: CalendarDay) -> Int {
    daysSince1970 - other.daysSince1970
  }

  /// Nil outside the years 1 to 9999, however many days.
  package func adding(days: Int) -> CalendarDay? {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSince1970: sum)
  }

  /// 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    ((daysSince1970 + 3) % 7 + 7) % 7
  }
}

extension CalendarDay: Comparable {
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  package var description: String {
    "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
  }
}
