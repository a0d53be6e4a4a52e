import Domain
import Testing

/// The readers of what stands in a board file by the thousand.
@Suite("Days, times and ids from text")
struct ByteReadingTests {
  @Test(
    "a time of RFC 3339 is read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:01z", 1), ("1970-01-01T01:00:00.999+01:00", 0),
      ("1969-12-31T23:00:00-01:00", 0), ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2024-02-29T12:00:00Z", 1_709_208_000),
    ])
  func time(_ text: String, _ seconds: Int) {
    #expect(Timestamp(text)?.secondsSince1970 == seconds)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01 00:00:00Z", "2026-02-29T00:00:00Z", "2026-01-01T24:00:00Z",
      "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z", "2026-01-01T12:00:60Z", "2026-01-01T00:00:00.Z",
      "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00+0100", "2026-01-01T00:00:00Zx", "2026-01-01T00:00:00.5",
      "2026-01-01T00:00:00\u{5A}\u{301}", "+026-01-01T00:00:00Z",
    ])
  func noTime(_ text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(
    "what is no day is refused",
    arguments: ["2026-02-30", "2026-00-01", "0000-01-01", "2026-1-01", "2026/01/01", "2026-01-0:"])
  func noDay(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("an id is read in either case and told in lower case")
  func id() {
    let text = "01234567-89aB-cDeF-FeDc-bA9876543210"
    #expect(UniqueID(text) == UniqueID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210))
    #expect(UniqueID(text)?.description == text.lowercased())
  }

  @Test("every byte that is no hexadecimal digit is refused at every place of an id")
  func noID() {
    let text = Array("01234567-89ab-cdef-fedc-ba9876543210".utf8)
    for place in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[place] = byte
        let isRight =
          text[place] == UInt8(ascii: "-") ? byte == text[place] : Character(Unicode.Scalar(byte)).isHexDigit
        #expect(changed.withUnsafeBytes { UniqueID($0) != nil } == isRight)
      }
    }
    #expect(UniqueID("01234567-89ab-cdef-fedc-ba987654321") == nil)
    #expect(UniqueID("01234567-89ab-cdef-fedc-ba98765432100") == nil)
  }
}
