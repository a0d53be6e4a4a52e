import Domain
import TestSupport
import Testing

@Suite("Calendar days")
struct CalendarDayTests {
  /// More than 400 years each, after which the calendar repeats: the first ones, those around 1970, the last ones.
  @Test(
    "Going through all days, numbers, weekdays, texts and order go on by one",
    arguments: [
      ("0001-01-01", "0405-12-31", -719_162), ("1600-01-01", "2030-12-31", -135_140),
      ("9590-01-01", "9999-12-31", 2_783_148),
    ])
  func everyDay(first: String, last: String, number start: Int) throws {
    let day = try #require(CalendarDay(first))
    var expected = (year: day.year, month: day.month, day: day.day)
    var previous: CalendarDay?
    for number in start...CalendarDay.of(last).daysSince1970 {
      let day = try #require(CalendarDay(daysSince1970: number))
      guard day.year == expected.year, day.month == expected.month, day.day == expected.day,
        day.daysSince1970 == number, previous.map({ $0 < day && ($0.weekday + 1) % 7 == day.weekday }) ?? true
      else {
        Issue.record("day \(number) is \(day), and not \(expected)")
        return
      }
      if number % 97 == 0 { #expect(CalendarDay(day.description) == day) }
      previous = day
      expected = Self.dayAfter(expected)
    }
    #expect(previous == .of(last))
  }

  /// The calendar once more, counted as one learns it at school.
  private static func dayAfter(_ date: (year: Int, month: Int, day: Int)) -> (year: Int, month: Int, day: Int) {
    let isLeap = date.year % 400 == 0 || (date.year % 4 == 0 && date.year % 100 != 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }

  @Test(
    "Known days have their number and weekday",
    arguments: [
      ("0001-01-01", -719_162, 0), ("1582-10-15", -141_427, 4), ("1900-03-01", -25_508, 3), ("1969-12-31", -1, 2),
      ("1970-01-01", 0, 3), ("2000-02-29", 11_016, 1), ("2026-12-01", 20_788, 1), ("9999-12-31", 2_932_896, 4),
    ])
  func known(text: String, number: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.daysSince1970 == number)
    #expect(CalendarDay(daysSince1970: number) == day)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
  }

  @Test("Leap years end February with the 29th", arguments: [4, 1600, 1996, 2000, 2024, 2400, 9996])
  func leapYears(year: Int) {
    #expect(CalendarDay(year: year, month: 2, day: 29) != nil)
    #expect(CalendarDay.length(ofMonth: 2, year: year) == 29)
  }

  @Test("Other years do not", arguments: [1, 100, 1700, 1900, 2023, 2026, 2100, 9900, 9999])
  func commonYears(year: Int) {
    #expect(CalendarDay(year: year, month: 2, day: 28) != nil)
    #expect(CalendarDay(year: year, month: 2, day: 29) == nil)
  }

  @Test(
    "A day that does not exist, or is written in another way, is refused",
    arguments: [
      "", "2026", "2026-02-30", "2026-02-29", "1900-02-29", "2026-04-31", "2026-00-01", "2026-13-01", "2026-01-00",
      "2026-01-32", "0000-01-01", "10000-01-01", "-001-01-01", "26-12-24", "2026-1-01", "2026-01-1", "2026-01-011",
      "20260101", "2026/01/01", "2026-0101-", "2026-01-01 ", " 2026-01-01", "2026-01-01T", "+026-01-01", "2026-+1-01",
      "２０２６-01-01", "٢٠٢٦-01-01", "2026-01-0 ", "2026–01–01", "abcd-ef-gh",
    ])
  func refused(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("Numbers outside the calendar are refused", arguments: [Int.min, -719_163, 2_932_897, .max])
  func outside(number: Int) {
    #expect(CalendarDay(daysSince1970: number) == nil)
  }

  @Test("Days are added over months, years and leap days, up to the ends of the calendar")
  func adding() {
    #expect(CalendarDay.of("2026-12-31").adding(days: 1) == .of("2027-01-01"))
    #expect(CalendarDay.of("2024-02-28").adding(days: 1) == .of("2024-02-29"))
    #expect(CalendarDay.of("2024-03-01").adding(days: -1) == .of("2024-02-29"))
    #expect(CalendarDay.of("2026-12-01").adding(days: 0) == .of("2026-12-01"))
    #expect(CalendarDay.of("0001-01-01").adding(days: 3_652_058) == .of("9999-12-31"))
    #expect(CalendarDay.of("9999-12-31").adding(days: 1) == nil)
    #expect(CalendarDay.of("0001-01-01").adding(days: -1) == nil)
    #expect(CalendarDay.of("9999-12-31").adding(days: .max) == nil)
    #expect(CalendarDay.of("0001-01-01").adding(days: .min) == nil)
  }

  @Test("Days between are counted both ways")
  func between() {
    #expect(CalendarDay.of("2024-03-01").days(since: .of("2024-02-28")) == 2)
    #expect(CalendarDay.of("2024-02-28").days(since: .of("2024-03-01")) == -2)
    #expect(CalendarDay.of("9999-12-31").days(since: .of("0001-01-01")) == 3_652_058)
  }
}
