import Foundation
import Testing

@testable import Terminal

@Suite("Text for the terminal's clipboard")
struct ClipboardSequenceTests {
  @Test("Base64 is what others make of the same bytes", arguments: 0...70)
  func base64(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 201) }
    #expect(Base64.encoded(bytes) == Array(Data(bytes).base64EncodedString().utf8))
  }

  @Test("the sequence is OSC 52, ended by BEL")
  func sequence() {
    #expect(ClipboardSequence.bytes(copying: "6f96 월세") == Array("\u{1B}]52;c;NmY5NiDsm5TshLg=\u{07}".utf8))
  }

  @Test("control characters are left out")
  func controlCharacters() {
    let plain = ClipboardSequence.bytes(copying: "ab")
    #expect(ClipboardSequence.bytes(copying: "a\n\u{1B}\u{9B}\u{7F}\r\tb") == plain)
  }
}
