import Presentation
import Screen
import Testing

@testable import Terminal

@Suite struct KeySequenceTests {
  @Test func everyTerminalsSequencesAreTheirKeys() {
    for (bytes, key) in KeySequenceCases.all {
      #expect(DecoderRun.events(bytes) == [.key(key)], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test func aSequenceMayBeSplitBetweenReadsAnywhere() {
    for (bytes, key) in KeySequenceCases.all {
      for index in bytes.indices {
        #expect(DecoderRun.events(bytes, dividedAt: index) == [.key(key)], "\(bytes) at \(index)")
      }
      #expect(DecoderRun.eventsByteByByte(bytes) == [.key(key)], "\(bytes)")
    }
  }

  @Test func keysInOneReadStayApart() {
    let cases = KeySequenceCases.xterm.map { sequence, key in (sequence.replacing("^", with: "\u{1B}"), key) }
    let joined = cases.map(\.0).joined()
    #expect(DecoderRun.events(joined) == cases.map { .key($0.1) })
  }

  @Test(
    arguments: [
      (0x00, Key.control(" ")), (0x01, .control("a")), (0x08, Key(.backspace)), (0x09, Key(.tab)),
      (0x0A, .control("j")),
      (0x0D, Key(.enter)), (0x1A, .control("z")), (0x1C, .control("\\")), (0x1F, .control("_")),
      (0x7F, Key(.backspace)),
    ] as [(UInt8, Key)])
  func controlBytes(byte: UInt8, key: Key) {
    #expect(DecoderRun.events([byte]) == [.key(key)])
  }

  @Test func theTerminalsOwnStringsGoFirst() {
    let vt52: [[UInt8]: Key] = [
      Array("\u{1B}A".utf8): Key(.up), Array("\u{1B}?M".utf8): Key(.enter), Array("\u{1B}[I".utf8): Key(.pageUp),
      [8]: Key(.left),
    ]
    #expect(DecoderRun.events("\u{1B}A", keys: vt52) == [.key(Key(.up))])
    #expect(DecoderRun.events("\u{1B}B", keys: vt52) == [.key(Key("B", .alt))])
    #expect(DecoderRun.events("\u{1B}[I", keys: vt52) == [.key(Key(.pageUp))])
    #expect(DecoderRun.events("\u{1B}?M", keys: vt52) == [.key(Key(.enter))])
    #expect(DecoderRun.events("\u{1B}?x", keys: vt52) == [.key(Key("?", .alt)), .key(Key("x"))])
    #expect(DecoderRun.events("\u{1B}?", keys: vt52) == [.key(Key("?", .alt))])
    #expect(DecoderRun.events([8], keys: vt52) == [.key(Key(.backspace))], "a control byte stays a key of its own")
  }

  @Test(arguments: [
    "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[M !!", "\u{1B}[32;10;20M", "\u{1B}[I", "\u{1B}[O", "\u{1B}[97;1:3u",
    "\u{1B}[1;1:3A",
  ])
  func reportsAreSwallowed(report: String) {
    #expect(DecoderRun.events(report + "j") == [.key(Key("j"))])
    #expect(DecoderRun.eventsByteByByte(Array((report + "j").utf8)) == [.key(Key("j"))])
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[99~", "\u{1B}[1;9A", "\u{1B}[201~", "\u{1B}[?2004;1$y", "\u{1B}Oz",
    "\u{1B}[57428u", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[[Z", "\u{1B}[999999999999999999999;5~", "\u{1B}[7;7;7;7x", "\u{1B}[1 q",
  ])
  func unknownSequencesAreSwallowedWhole(sequence: String) {
    var bytes = Array(sequence.utf8)
    let events = DecoderRun.events(bytes + [UInt8(ascii: "j")])
    // A string's terminating Esc is not kept.
    if bytes.suffix(2) == [0x1B, 0x5C] { bytes.remove(at: bytes.count - 2) }
    #expect(events == [.unknown(bytes), .key(Key("j"))])
    #expect(DecoderRun.eventsByteByByte(Array((sequence + "j").utf8)) == events)
  }

  @Test func anEndlessSequenceIsReadToItsEndAndKeptInPart() {
    for introducer in ["\u{1B}[", "\u{1B}]"] {
      let bytes = Array(introducer.utf8) + Array(repeating: UInt8(ascii: "1"), count: 100_000)
      let end: [UInt8] = introducer == "\u{1B}[" ? [UInt8(ascii: "A")] : [7]
      let events = DecoderRun.events(bytes + end + [UInt8(ascii: "j")])
      #expect(events == [.unknown(Array(bytes.prefix(EscapeSequence.limit))), .key(Key("j"))])
    }
  }

  @Test func aByteThatCannotBelongEndsASequence() {
    #expect(DecoderRun.events("\u{1B}[1;\r") == [.unknown(Array("\u{1B}[1;".utf8)), .key(Key(.enter))])
    #expect(DecoderRun.events("\u{1B}[1;\u{1B}[A") == [.unknown(Array("\u{1B}[1;".utf8)), .key(Key(.up))])
    #expect(DecoderRun.events("\u{1B}[1;가") == [.unknown(Array("\u{1B}[1;".utf8)), .key(Key("가"))])
    #expect(DecoderRun.events("\u{1B}]0;a\u{1B}[A") == [.unknown(Array("\u{1B}]0;a".utf8)), .key(Key(.up))])
  }
}
