import Screen
import Testing

@testable import Terminal

@Suite struct CellEncoderTests {
  private static func text(
    _ cluster: String, width: Int, _ encoding: CharacterEncoding = .utf8,
    standIn: @escaping StandInText = { _, _, _ in "" }
  ) -> String {
    var bytes: [UInt8] = []
    let encoder = GridDrawing.encoder(encoding, standIn: standIn)
    let cell = Cell(glyph: .cluster(0), style: .plain, width: UInt8(width))
    encoder.append(cell, of: [cluster], width: width, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(_ scalar: Unicode.Scalar, width: Int, _ encoding: CharacterEncoding = .utf8) -> String {
    var bytes: [UInt8] = []
    let cell = Cell(glyph: .scalar(scalar), style: .plain, width: UInt8(width))
    GridDrawing.encoder(encoding).append(cell, of: [], width: width, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [("a", 1), ("é", 1), ("가", 2), ("┃", 1), ("e\u{301}", 1), ("😀", 2), ("\u{1112}\u{1161}\u{11AB}", 2)])
  func whatAllMeasureAlikeGoesThrough(cluster: String, width: Int) {
    #expect(CellEncoderTests.text(cluster, width: width) == cluster)
  }

  @Test(arguments: ["👨‍👩‍👧", "👍🏽", "🇰🇷", "❤\u{FE0F}", "👩\u{200D}", "a\u{202E}", "🏴\u{E0067}\u{E007F}"])
  func anythingElseIsItsStandIn(cluster: String) {
    #expect(CellEncoderTests.text(cluster, width: 2) { _, _, _ in "KR" } == "KR")
  }

  @Test func aStandInThatWouldShiftColumnsIsNotUsed() {
    for wrong in ["", "a", "abc", "👨‍👩‍👧", "🇰🇷", "\u{1B}[", "\u{301}a ", "a\u{301}\u{301}\u{301}\u{301}\u{301} "] {
      #expect(CellEncoderTests.text("👍🏽", width: 2) { _, _, _ in wrong } == "? ", "\(wrong.debugDescription)")
    }
  }

  @Test func theStandInIsToldWhatTerminalsJoin() {
    var widths: [Int] = []
    _ = CellEncoderTests.text("🇰🇷", width: 2) { cluster, _, systemWidth in
      widths = cluster.unicodeScalars.map(systemWidth)
      return "KR"
    }
    #expect(widths == [-1, -1])
  }

  @Test func noMoreMarksThanNcursesKeeps() {
    let four = "a\u{301}\u{302}\u{303}\u{304}"
    #expect(CellEncoderTests.text(four, width: 1) == four)
    #expect(CellEncoderTests.text(four + "\u{305}", width: 1) == "a")
  }

  /// Not even where the C library thinks that they can be printed.
  @Test func controlBytesNeverReachTheTerminal() {
    for value in Array(UInt32(0)..<0x20) + Array(UInt32(0x7F)..<0xA0) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for encoding in [CharacterEncoding.utf8, .ascii] {
        let encoder = CellEncoder(
          encoding: encoding, standIn: { cluster, _, _ in String(cluster) }, systemWidth: { _ in 1 })
        var bytes: [UInt8] = []
        encoder.append(Cell(glyph: .scalar(scalar), style: .plain, width: 1), of: [], width: 1, to: &bytes)
        encoder.append(Cell(glyph: .cluster(0), style: .plain, width: 2), of: ["\(scalar)a"], width: 2, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "?? ", "\(value)")
      }
    }
    #expect(CellEncoderTests.text("\r\n", width: 1) == "?")
  }

  @Test func marksAndJoinersAloneDoNotReachTheTerminal() {
    for scalar in ["\u{301}", "\u{200D}", "\u{1F3FB}", "\u{1F1F0}", "\u{202E}", "\u{2028}", "\u{AD}"]
      as [Unicode.Scalar]
    {
      #expect(CellEncoderTests.text(scalar, width: 1) == "?", "\(scalar.escaped(asASCII: true))")
    }
  }

  @Test func asciiKeepsWidths() {
    #expect(CellEncoderTests.text("가", width: 2, .ascii) == "? ")
    #expect(CellEncoderTests.text("é" as Unicode.Scalar, width: 1, .ascii) == "?")
    #expect(CellEncoderTests.text("e\u{301}", width: 1, .ascii) == "e")
    #expect(CellEncoderTests.text("👨‍👩‍👧", width: 2, .ascii) == "? ")
    #expect(CellEncoderTests.text("~" as Unicode.Scalar, width: 1, .ascii) == "~")
  }

  @Test func aBrokenGridDoesNoHarm() {
    var bytes: [UInt8] = []
    let encoder = GridDrawing.encoder()
    encoder.append(Cell(glyph: .cluster(9), style: .plain, width: 1), of: [], width: 1, to: &bytes)
    encoder.append(Cell(glyph: .scalar("x"), style: .plain, width: 2), of: [], width: 2, to: &bytes)
    encoder.append(Cell(glyph: .scalar("가"), style: .plain, width: 0), of: [], width: 1, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "?x  ")
  }
}
