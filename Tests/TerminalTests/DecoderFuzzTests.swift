import Presentation
import Screen
import TestSupport
import Testing

@testable import Terminal

@Suite struct DecoderFuzzTests {
  /// Bytes of which sequences are made, so that chance makes many.
  private static let telling = Array(
    "\u{1B}\u{1B}\u{1B}[[OOP]_^X?<>;;::0123456789~~$^@uMmABCDHFPQRSZabcdIq\\ \u{7}\r\n\u{7F}\u{18}가é".utf8)

  @Test(arguments: 0..<40)
  func noBytesCrashItOrKeepItWaiting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = InputDecoder(terminalKeys: [Array("\u{1B}?M".utf8): Key(.enter), Array("\u{1B}[[x".utf8): Key(.up)])
    var time = 0
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : DecoderFuzzTests.telling.randomElement(using: &random) ?? 0
      }
      time += [0, 1, 30, 60, 300, 700].randomElement(using: &random) ?? 0
      check(decoder.feed(bytes, at: time))
      if Bool.random(using: &random) { check(decoder.timeOut(at: time + 50)) }
    }
    check(decoder.timeOut(at: time + 20_000))
    #expect(decoder.waitsUntil == nil)
    let later = time + 30_000
    #expect(decoder.feed(Array("j".utf8), at: later) + decoder.timeOut(at: later + 20_000) == [.key(Key("j"))])
  }

  @Test func anySplitGivesTheSameKeys() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<2000 {
      // No paste, whose rest of the read is dropped, and no clusters, which a split takes apart.
      let bytes = (0..<20).map { _ in DecoderFuzzTests.telling.randomElement(using: &random) ?? 0 }
      guard !DecoderRun.events(bytes).contains(where: { if case .paste = $0 { true } else { false } }) else { continue }
      #expect(DecoderRun.eventsByteByByte(bytes) == DecoderRun.events(bytes), "\(bytes)")
    }
  }

  private func check(_ events: [TerminalEvent]) {
    for case .unknown(let bytes) in events { #expect(bytes.count <= EscapeSequence.limit) }
    for case .key(let key) in events {
      guard case .character(let character) = key.code else { continue }
      #expect(!character.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    }
  }
}
