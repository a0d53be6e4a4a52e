import Screen
import TestSupport
import Testing

@testable import Terminal

@Suite struct GridRunsTests {
  private static func draw(_ rows: String..., columns: Int = 6) -> GridContent {
    GridDrawing.content(rows, columns: columns)
  }

  @Test func theFirstPictureIsPutWhole() {
    #expect(GridDrawing.runs(from: nil, to: GridRunsTests.draw("abc", "가나")) == ["0,0 abc   ", "1,0 가나  "])
  }

  @Test func anotherSizeIsPutWhole() {
    let old = GridRunsTests.draw("abc", "가나", columns: 5)
    #expect(GridDrawing.runs(from: old, to: GridRunsTests.draw("abc", "가나")) == ["0,0 abc   ", "1,0 가나  "])
  }

  @Test func theSamePictureIsNothing() {
    let picture = GridRunsTests.draw("abc", "가e\u{301}🇰🇷")
    #expect(GridDrawing.runs(from: picture, to: GridRunsTests.draw("abc", "가e\u{301}🇰🇷")) == [])
  }

  @Test func onlyChangedCellsArePut() {
    let old = GridRunsTests.draw("abcdef", "ghijkl", "mnopqr")
    let new = GridRunsTests.draw("abcdef", "gHijKl", "mnopqr")
    #expect(GridDrawing.runs(from: old, to: new) == ["1,1 H", "1,4 K"])
  }

  @Test func aWideClusterIsPutWholeWhicheverHalfChanged() {
    let wide = GridRunsTests.draw("a가bcd")
    #expect(GridDrawing.runs(from: wide, to: GridRunsTests.draw("a나bcd")) == ["0,1 나"])
    #expect(GridDrawing.runs(from: wide, to: GridRunsTests.draw("axxbcd")) == ["0,1 xx"])
    #expect(GridDrawing.runs(from: GridRunsTests.draw("axxbcd"), to: wide) == ["0,1 가"])
    #expect(GridDrawing.runs(from: wide, to: GridRunsTests.draw("가xbcd")) == ["0,0 가x"])
    var otherRightHalf = wide
    otherRightHalf.cells[2].style = Style(bold: true)
    #expect(GridDrawing.runs(from: wide, to: otherRightHalf) == ["0,1 가"])
  }

  @Test func aChangeOfStyleAloneIsAChangeAndDividesRuns() {
    let plain = GridRunsTests.draw("abcdef")
    let bold = GridDrawing.content(["abcdef"], columns: 6) { _, column in Style(bold: (2..<4).contains(column)) }
    #expect(GridDrawing.runs(from: plain, to: bold) == ["0,2 cd"])
    var runs = GridRuns(encoder: GridDrawing.encoder())
    runs.update(from: nil, to: bold, within: bold.size)
    #expect(runs.runs.map(\.style) == [.plain, Style(bold: true), .plain])
    #expect(runs.runs.map(\.column) == [0, 2, 4])
  }

  @Test func clustersAreComparedByWhatTheyAreNotByTheirIndex() {
    let old = GridRunsTests.draw("e\u{301}a\u{308}", "xyz")
    let swapped = GridRunsTests.draw("a\u{308}e\u{301}", "xyz")
    #expect(GridDrawing.runs(from: old, to: swapped) == ["0,0 a\u{308}e\u{301}"])
    let shifted = GridRunsTests.draw("o\u{302}", "xyz")
    let more = GridDrawing.content(["o\u{302}e\u{301}"], columns: 6)
    #expect(GridDrawing.runs(from: GridRunsTests.draw("xe\u{301}"), to: more) == ["0,0 o\u{302}"])
    #expect(GridDrawing.runs(from: old, to: shifted) == ["0,0 o\u{302} "])
  }

  @Test func theSameCellsWithOtherClustersAreAChange() {
    let old = GridRunsTests.draw("e\u{301}")
    var new = old
    new.clusters = ["o\u{302}"]
    #expect(GridDrawing.runs(from: old, to: new) == ["0,0 o\u{302}"])
  }

  @Test func whatLiesOutsideTheScreenIsLeftOut() {
    let picture = GridRunsTests.draw("ab가cd", "efghij")
    let runs = GridDrawing.runs(from: nil, to: picture, within: ScreenSize(columns: 3, rows: 1))
    #expect(runs == ["0,0 ab?"])
    #expect(GridDrawing.runs(from: nil, to: picture, within: ScreenSize(columns: 0, rows: 5)) == [])
  }

  @Test func piecesAppliedToTheOldPictureGiveTheNewOne() {
    var random = SeededGenerator(seed: 7)
    let letters = ["a", "b", " ", "가", "나", "e\u{301}", "🇰🇷"]
    var old: GridContent?
    var screen = Array(repeating: Array(repeating: "", count: 12), count: 4)
    for _ in 0..<500 {
      let rows = (0..<4).map { _ in (0..<6).map { _ in letters.randomElement(using: &random) ?? "" }.joined() }
      let new = GridDrawing.content(rows, columns: 12)
      apply(from: old, to: new, on: &screen)
      #expect(screen.map { $0.joined() } == rows.map { row in padded(row) })
      old = new
    }
  }

  private func apply(from old: GridContent?, to new: GridContent, on screen: inout [[String]]) {
    var runs = GridRuns(encoder: GridDrawing.encoder { cluster, _, _ in cluster == "🇰🇷" ? "KR" : "" })
    runs.update(from: old, to: new, within: new.size)
    for run in runs.runs {
      var column = run.column
      for character in String(decoding: runs.text[run.bytes], as: UTF8.self) {
        let isWide = "가나".contains(character)
        screen[run.row][column] = String(character)
        if isWide { screen[run.row][column + 1] = "" }
        column += isWide ? 2 : 1
      }
    }
  }

  private func padded(_ row: String) -> String {
    let shown = row.replacing("🇰🇷", with: "KR")
    let width = shown.reduce(0) { $0 + ("가나".contains($1) ? 2 : 1) }
    return shown + String(repeating: " ", count: 12 - width)
  }
}
