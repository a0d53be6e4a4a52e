import Domain
import TestSupport
import Testing

@Suite("Instants")
struct TimestampTests {
  @Test(
    "What RFC 3339 allows is read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2026-11-30T09:12:34Z", 1_796_029_954),
      ("2026-11-30t09:12:34z", 1_796_029_954), ("2026-11-30T18:12:34+09:00", 1_796_029_954),
      ("2026-11-29T21:12:34-12:00", 1_796_029_954), ("2026-11-30T14:57:34+05:45", 1_796_029_954),
      ("2026-11-30T09:12:34+00:00", 1_796_029_954), ("2026-11-30T09:12:34-00:00", 1_796_029_954),
      ("2026-11-30T09:12:34.9Z", 1_796_029_954), ("2026-11-30T18:12:34.123456789012+09:00", 1_796_029_954),
      ("1969-12-31T23:59:59.5Z", -1), ("0001-01-01T00:00:00Z", -62_135_596_800),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("2000-02-29T00:00:00Z", 951_782_400),
    ])
  func read(text: String, seconds: Int) {
    #expect(Timestamp(text)?.secondsSince1970 == seconds)
  }

  @Test(
    "A leap second is read where one can be, as the second after",
    arguments: [
      ("2016-12-31T23:59:60Z", 1_483_228_800), ("2017-01-01T08:59:60+09:00", 1_483_228_800),
      ("2016-12-31T15:59:60.25-08:00", 1_483_228_800), ("2017-01-01T23:58:60+23:59", 1_483_228_800),
    ])
  func leapSecond(text: String, seconds: Int) {
    #expect(Timestamp(text)?.secondsSince1970 == seconds)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "2026-11-30", "2026-11-30T09:12:34", "2026-11-30 09:12:34Z", "2026-11-30T09:12Z", "2026-11-30T24:00:00Z",
      "2026-11-30T09:60:00Z", "2026-11-30T09:12:60Z", "2026-11-30T23:59:61Z", "2026-11-30T23:59:60+09:00",
      "2026-02-30T09:12:34Z", "2026-13-01T09:12:34Z", "0000-01-01T00:00:00Z", "2026-11-30T09:12:34.Z",
      "2026-11-30T09:12:34,5Z", "2026-11-30T09:12:34.5", "2026-11-30T09:12:34+0900", "2026-11-30T09:12:34+09",
      "2026-11-30T09:12:34+24:00", "2026-11-30T09:12:34+09:60", "2026-11-30T09:12:34 09:00", "2026-11-30T09:12:34ZZ",
      "2026-11-30T09:12:34Z ", " 2026-11-30T09:12:34Z", "2026-11-30T9:12:34Z0", "2026-11-30T09-12-34Z",
      "2026-11-30T0a:12:34Z", "20261130T091234Z0000", "2026-11-30T09:12:34.٣Z", "２026-11-30T09:12:34Z",
    ])
  func refused(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(
    "An instant outside the years that can be written is the nearest inside",
    arguments: [
      (Int.min, "0001-01-01T00:00:00Z"), (-62_135_596_801, "0001-01-01T00:00:00Z"),
      (253_402_300_800, "9999-12-31T23:59:59Z"), (.max, "9999-12-31T23:59:59Z"),
    ])
  func outside(seconds: Int, text: String) {
    #expect(Timestamp(secondsSince1970: seconds).description == text)
    #expect(Timestamp(secondsSince1970: seconds) == .of(text))
  }

  @Test(
    "What is read comes back from its own text",
    arguments: [
      "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:60Z", "9999-12-31T23:59:59-23:59", "1969-06-30T23:59:60Z",
    ])
  func extremes(text: String) throws {
    let instant = try #require(Timestamp(text))
    #expect(Timestamp(instant.description) == instant)
  }

  @Test("Written and read it is the same instant, over all the years", arguments: 0..<20 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    for _ in 0..<500 {
      let instant = generator.time()
      #expect(Timestamp(instant.description) == instant)
      #expect(instant.description.count == 20)
    }
  }

  @Test("Before 1970 the clock goes forward too")
  func before1970() {
    #expect(Timestamp(secondsSince1970: -1).description == "1969-12-31T23:59:59Z")
    #expect(Timestamp(secondsSince1970: -86_400).description == "1969-12-31T00:00:00Z")
    #expect(Timestamp(secondsSince1970: -86_401).description == "1969-12-30T23:59:59Z")
  }

  @Test("Instants have their order")
  func order() {
    #expect(Timestamp.of("2026-11-30T09:00:00Z") < .of("2026-11-30T09:00:01Z"))
    #expect(Timestamp.of("1969-12-31T23:59:59Z") < .of("1970-01-01T00:00:00Z"))
  }
}
