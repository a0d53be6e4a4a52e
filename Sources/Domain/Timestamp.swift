/// An instant in whole seconds, as a board keeps it.
package struct Timestamp: Hashable, Comparable, Sendable {
  package let secondsSince1970: Int

  package init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Timestamp {
  /// Reads a date-time of RFC 3339; a fraction of a second is dropped, an offset is counted in.
  ///
  /// Nil for anything else: a day that does not exist, hour 24, a leap second where none can be.
  package init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    guard bytes.count >= 20, let day = CalendarDay(bytes[0..<10]),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = Timestamp.number(bytes[11..<13], below: 24),
      let minute = Timestamp.number(bytes[14..<16], below: 60),
      let second = Timestamp.number(bytes[17..<19], below: 61)
    else { return nil }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { decimalValue(of: $0) != nil }
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    }
    guard let offset = Timestamp.offset(rest) else { return nil }
    guard second < 60 || (hour * 60 + minute - offset + 1) % 1440 == 0 else { return nil }
    self.init(secondsSince1970: day.daysSince1970 * 86_400 + (hour * 60 + minute - offset) * 60 + second)
  }

  package init?(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Minutes east of Greenwich from `Z` or `+hh:mm`.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)
    if bytes == [UInt8(ascii: "Z")] || bytes == [UInt8(ascii: "z")] { return 0 }
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
      let hours = number(bytes[1..<3], below: 24), let minutes = number(bytes[4..<6], below: 60)
    else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
    var value = 0
    for byte in digits {
      guard let digit = decimalValue(of: byte) else { return nil }
      value = value * 10 + digit
    }
    return value < limit ? value : nil
  }
}

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC, such as `2026-11-30T09:00:00Z`; outside the years 1 to 9999 the nearest instant inside.
  package var description: String {
    let seconds = min(max(secondsSince1970, -62_135_596_800), 253_402_300_799)
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    let day = CalendarDay(daysSince1970: days).map(\.description) ?? ""
    return "\(day)T\(padded(rest / 3600, to: 2)):\(padded(rest / 60 % 60, to: 2)):\(padded(rest % 60, to: 2))Z"
  }
}
