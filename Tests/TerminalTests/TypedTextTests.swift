import Presentation
import Screen
import Testing

@testable import Terminal

@Suite struct TypedTextTests {
  @Test func charactersOfEveryLength() {
    let text = "aß가😀"
    #expect(DecoderRun.events(text) == text.map { .key(Key($0)) })
    #expect(DecoderRun.eventsByteByByte(Array(text.utf8)) == text.map { .key(Key($0)) })
  }

  @Test func aCharacterMayBeSplitBetweenReadsAnywhere() {
    for character in ["ß", "가", "😀"] {
      let bytes = Array(character.utf8)
      for index in bytes.indices {
        #expect(DecoderRun.events(bytes, dividedAt: index) == [.key(Key(Character(character)))])
      }
    }
  }

  @Test func aClusterInOneReadIsOneKey() {
    for cluster in ["👩‍👩‍👧‍👦", "🇰🇷", "e\u{301}", "❤️", "\u{1112}\u{1161}\u{11AB}"] {
      #expect(DecoderRun.events(cluster) == [.key(Key(Character(cluster)))])
    }
  }

  @Test func carriageReturnAndLineFeedAreTwoKeys() {
    #expect(DecoderRun.events("\r\n") == [.key(Key(.enter)), .key(.control("j"))])
  }

  @Test(
    arguments: [
      [0x80], [0xFF], [0xC0, 0xAF], [0xC2], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xEA, 0xB0], [0xC2, 0x9B], [0xC2, 0x85],
    ] as [[UInt8]])
  func invalidBytesAndHighControlsTypeNothing(bytes: [UInt8]) {
    #expect(DecoderRun.events(bytes + Array("j".utf8)) == [.key(Key("j"))])
  }

  @Test func aCharacterThatNeverEndsIsForgotten() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0xEA, 0xB0], at: 0) == [])
    #expect(decoder.waitsUntil == InputDecoder.sequenceDelay)
    #expect(decoder.timeOut(at: InputDecoder.sequenceDelay) == [])
    #expect(decoder.waitsUntil == nil)
    #expect(decoder.feed([0x80], at: 600) == [])
  }
}
