import Presentation
import Screen
import Testing

@testable import Terminal

@Suite struct PasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(arguments: ["dd", "a\rb", "a\nb", "a\r\nb", "가나\t다", "\u{1B}[A", "\u{1B}[201", "\u{1B}\u{1B}[20", "q\u{3}"])
  func textComesAsItIs(text: String) {
    let bytes = Array((PasteTests.begin + text + PasteTests.end).utf8)
    #expect(DecoderRun.events(bytes) == [.paste(text)])
    #expect(DecoderRun.eventsByteByByte(bytes) == [.paste(text)])
    for index in bytes.indices { #expect(DecoderRun.events(bytes, dividedAt: index) == [.paste(text)]) }
  }

  @Test func invalidBytesBecomeReplacementCharacters() {
    let bytes = Array(PasteTests.begin.utf8) + [0x61, 0xFF, 0x62] + Array(PasteTests.end.utf8)
    #expect(DecoderRun.events(bytes) == [.paste("a\u{FFFD}b")])
  }

  @Test func whatFollowsInTheSameReadIsDropped() {
    var decoder = InputDecoder()
    let hostile = PasteTests.begin + "a" + PasteTests.end + "dq\r" + PasteTests.end
    #expect(decoder.feed(Array(("j" + hostile).utf8), at: 0) == [.key(Key("j")), .paste("a")])
    #expect(decoder.feed(Array("k".utf8), at: 10) == [.key(Key("k"))])
  }

  @Test func anEmptyPasteIsNothing() {
    #expect(DecoderRun.events(PasteTests.begin + PasteTests.end) == [])
  }

  @Test func memoryIsBoundedAndNoCharacterIsCutInTwo() {
    for (unit, size) in [("a", 1), ("가", 3), ("😀", 4)] {
      let text = String(repeating: unit, count: (1 << 20) / size + 1000)
      let kept = String(repeating: unit, count: PasteCollector.limit / size)
      #expect(DecoderRun.events(PasteTests.begin + text + PasteTests.end) == [.paste(kept)])
    }
  }

  @Test func aPasteWithoutItsEndIsTakenAsEndedAfterSilence() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((PasteTests.begin + "abc\u{1B}[20").utf8), at: 0) == [])
    #expect(decoder.timeOut(at: InputDecoder.pasteDelay - 1) == [])
    #expect(decoder.feed(Array("x".utf8), at: 4000) == [])
    #expect(decoder.timeOut(at: 4000 + InputDecoder.pasteDelay) == [.paste("abc\u{1B}[20x")])
    #expect(decoder.feed(Array("j".utf8), at: 10_000) == [.key(Key("j"))])
  }
}
