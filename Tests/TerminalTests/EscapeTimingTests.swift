import Presentation
import Screen
import Testing

@testable import Terminal

@Suite struct EscapeTimingTests {
  private static let delay = InputDecoder.escapeDelay

  /// A decoder whose lone Esc has acted at `delay`.
  private static func afterEscape() -> InputDecoder {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: 0)
    _ = decoder.timeOut(at: delay)
    return decoder
  }

  @Test func theDelayIsWithinWhatPeopleNotice() {
    #expect((25...50).contains(EscapeTimingTests.delay))
  }

  @Test func escapeAloneActsAfterItsDelayAndNotBefore() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B], at: 100) == [])
    #expect(decoder.waitsUntil == 100 + EscapeTimingTests.delay)
    #expect(decoder.timeOut(at: 99 + EscapeTimingTests.delay) == [])
    #expect(decoder.timeOut(at: 100 + EscapeTimingTests.delay) == [.key(Key(.escape))])
    #expect(decoder.waitsUntil == nil)
  }

  @Test func escapeTwiceIsTwoKeys() {
    #expect(DecoderRun.events([0x1B, 0x1B]) == [.key(Key(.escape)), .key(Key(.escape))])
    #expect(DecoderRun.events([0x1B, 0x1B, 0x1B]) == Array(repeating: .key(Key(.escape)), count: 3))
    #expect(DecoderRun.events("\u{1B}\u{1B}x") == [.key(Key(.escape)), .key(Key("x", .alt))])
  }

  @Test(arguments: ["[A", "OA", "[1~", "[1;5A", "[[A", "O5A", "[3$"])
  func aSequenceThatComesAfterItsEscapeIsSwallowedWhole(rest: String) {
    var decoder = EscapeTimingTests.afterEscape()
    #expect(decoder.feed(Array((rest + "j").utf8), at: 300) == [.key(Key("j"))])
    var slow = EscapeTimingTests.afterEscape()
    var events: [TerminalEvent] = []
    for (index, byte) in rest.utf8.enumerated() { events += slow.feed([byte], at: 100 + index * 100) }
    #expect(events == [])
    #expect(slow.feed(Array("j".utf8), at: 1000) == [.key(Key("j"))])
  }

  @Test func afterThatTimeTheyAreKeysAgain() {
    var decoder = EscapeTimingTests.afterEscape()
    let late = EscapeTimingTests.delay + InputDecoder.sequenceDelay + 1
    #expect(decoder.feed(Array("OA".utf8), at: late) == [.key(Key("O")), .key(Key("A"))])
  }

  @Test func anotherKeyEndsTheWaitForALateSequence() {
    var decoder = EscapeTimingTests.afterEscape()
    #expect(decoder.feed(Array("jOA".utf8), at: 100) == [.key(Key("j")), .key(Key("O")), .key(Key("A"))])
  }

  @Test func aLoneLetterAfterEscapeIsAKeyInTheEnd() {
    var decoder = EscapeTimingTests.afterEscape()
    #expect(decoder.feed(Array("O".utf8), at: 100) == [])
    #expect(decoder.waitsUntil == EscapeTimingTests.delay + InputDecoder.sequenceDelay)
    #expect(decoder.timeOut(at: EscapeTimingTests.delay + InputDecoder.sequenceDelay) == [.key(Key("O"))])
    #expect(decoder.waitsUntil == nil)
  }

  @Test func aPasteWhoseEscapeActedIsAPasteAllTheSame() {
    var decoder = EscapeTimingTests.afterEscape()
    #expect(decoder.feed(Array("[200~dd\u{1B}[201~".utf8), at: 100) == [.paste("dd")])
  }

  @Test func anIncompleteSequenceIsSwallowedInTheEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), at: 0) == [])
    #expect(decoder.timeOut(at: EscapeTimingTests.delay) == [])
    #expect(decoder.timeOut(at: InputDecoder.sequenceDelay) == [.unknown(Array("\u{1B}[1;".utf8))])
  }

  @Test func aCallerThatWasBusyStillTellsEscapeFromAlt() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: 0)
    #expect(decoder.feed(Array("j".utf8), at: 200) == [.key(Key(.escape)), .key(Key("j"))])
    _ = decoder.feed([0x1B], at: 1000)
    #expect(decoder.feed(Array("[A".utf8), at: 1200) == [.key(Key(.up))])
    _ = decoder.feed(Array("\u{1B}P".utf8), at: 2000)
    #expect(decoder.feed(Array("j".utf8), at: 2200) == [.key(Key("P", .alt)), .key(Key("j"))])
  }
}
