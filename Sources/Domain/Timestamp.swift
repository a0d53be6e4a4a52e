/// An instant in whole seconds, as a board keeps it: in the years 1 to 9999 of UTC, so that each can be written.
package struct Timestamp: Hashable, Comparable, Sendable {
  private static let seconds = -62_135_596_800...253_402_300_799

  package let secondsSince1970: Int

  /// The instant; outside the years 1 to 9999 the nearest inside.
  package init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, Timestamp.seconds.lowerBound), Timestamp.seconds.upperBound)
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Timestamp {
  /// Reads a date-time of RFC 3339; a fraction of a second is dropped, an offset is counted in. Allocates nothing.
  ///
  /// Nil for anything else: a day that does not exist, hour 24, a leap second where none can be.
  package init?(_ text: UnsafeRawBufferPointer) {
    guard text.count >= 20, let day = CalendarDay(UnsafeRawBufferPointer(rebasing: text[0..<10])),
      text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t"),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      let hour = Digits.decimalNumber(text, 11..<13), hour < 24,
      let minute = Digits.decimalNumber(text, 14..<16), minute < 60,
      let second = Digits.decimalNumber(text, 17..<19), second < 61,
      let offsetStart = Timestamp.endOfFraction(text, from: 19),
      let offset = Timestamp.offset(text, from: offsetStart)
    else { return nil }
    guard second < 60 || (hour * 60 + minute - offset + 1) % 1440 == 0 else { return nil }
    self.init(secondsSince1970: day.daysSince1970 * 86_400 + (hour * 60 + minute - offset) * 60 + second)
  }

  package init?(_ text: String) {
    var text = text
    guard let instant = text.withUTF8({ Timestamp(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = instant
  }

  /// Where a fraction of a second that may stand at `start` ends; nil for a point without digits.
  private static func endOfFraction(_ text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard text[start] == UInt8(ascii: ".") else { return start }
    var end = start + 1
    while end < text.count, Digits.decimalValue(of: text[end]) != nil { end += 1 }
    return end > start + 1 ? end : nil
  }

  /// Minutes east of Greenwich from `Z` or `+hh:mm`, up to the end of the text.
  private static func offset(_ text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    if text.count == start + 1, text[start] | 0x20 == UInt8(ascii: "z") { return 0 }
    guard text.count == start + 6, text[start + 3] == UInt8(ascii: ":"),
      let hours = Digits.decimalNumber(text, start + 1..<start + 3), hours < 24,
      let minutes = Digits.decimalNumber(text, start + 4..<start + 6), minutes < 60
    else { return nil }
    switch text[start] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }
}

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC, such as `2026-11-30T09:00:00Z`.
  package var description: String {
    let seconds = secondsSince1970
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    let day = CalendarDay(daysSince1970: days).map(\.description) ?? ""
    return
      "\(day)T\(Digits.padded(rest / 3600, to: 2)):\(Digits.padded(rest / 60 % 60, to: 2)):\(Digits.padded(rest % 60, to: 2))Z"
  }
}
