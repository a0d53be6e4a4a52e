package import Domain
import UseCases

/// Words that say exactly what they were given, for tests of what the translater asks for.
package struct PlainWording: ProjectWording {
  package init() {}

  package func deadline(_ day: CalendarDay, daysFromToday days: Int, today: CalendarDay) -> String {
    "deadline \(day) in \(days) of \(today)"
  }

  package func date(_ day: CalendarDay, today: CalendarDay) -> String {
    "date \(day) of \(today)"
  }

  package func age(days: Int) -> String {
    "age \(days)"
  }
}
