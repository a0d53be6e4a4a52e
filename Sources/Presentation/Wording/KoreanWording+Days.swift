package import struct Domain.CalendarDay

/// Days in words where Korean has a word for them, else as `12월 24일`.
extension KoreanWording {
  private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]

  package func deadline(_ day: CalendarDay, daysFromToday days: Int, today: CalendarDay) -> String {
    switch days {
    case ..<0: "\(-days)일 지남"
    case 0: "오늘"
    case 1: "내일"
    case 2: "모레"
    case 3...6: weekdayAndDate(day, today: today)
    default: date(day, today: today)
    }
  }

  package func date(_ day: CalendarDay, today: CalendarDay) -> String {
    let text = "\(day.month)월 \(day.day)일"
    return day.year == today.year ? text : "\(day.year)년 \(text)"
  }

  package func weekdayAndDate(_ day: CalendarDay, today: CalendarDay) -> String {
    "\(date(day, today: today)) (\(KoreanWording.weekdays[day.weekday]))"
  }

  package func age(days: Int) -> String { "\(days)일째" }

  func daysAgo(_ days: Int) -> String {
    switch days {
    case 1: "어제"
    case 2: "그저께"
    default: "\(days)일 전"
    }
  }

  func inDays(_ days: Int) -> String {
    switch days {
    case 1: "내일"
    case 2: "모레"
    default: "\(days)일 후"
    }
  }
}
