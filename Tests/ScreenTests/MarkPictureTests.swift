import Domain
import Screen
import TestSupport
import Testing
import UseCases

@Suite("Pictures of marks, compact cards and small dialogs")
struct MarkPictureTests {
  private static let sizes = BoardPictureTests.sizes

  private func board(_ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode) throws -> TestBoard {
    let sample = SampleBoard(name: "Sample", today: TestBoard.today, now: TestBoard.morning)
    return try TestBoard(sample.cards, settings: sample.settings, columns: columns, rows: rows, glyphs: glyphs)
  }

  private func expect(
    _ name: String, keys: String, text: String = "", _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode
  ) throws {
    let board = try board(columns, rows, glyphs: glyphs)
    board.press(keys)
    board.type(text)
    try expectPicture(board.picture(), named: "\(name)-\(columns)x\(rows)")
  }

  @Test("the sample board", arguments: sizes)
  func sample(columns: Int, rows: Int) throws {
    try expect("sample", keys: "", columns, rows)
  }

  @Test("marked cards, one of them selected", arguments: sizes)
  func marks(columns: Int, rows: Int) throws {
    try expect("marks", keys: "l Space h Space V j", columns, rows)
  }

  @Test("marked cards without Unicode", arguments: sizes)
  func marksASCII(columns: Int, rows: Int) throws {
    try expect("marks-ascii", keys: "l Space h Space V j", columns, rows, glyphs: .ascii)
  }

  @Test("compact cards", arguments: sizes)
  func compact(columns: Int, rows: Int) throws {
    try expect("compact", keys: "z j Space", columns, rows)
  }

  @Test("a lane over its limit", arguments: sizes)
  func over(columns: Int, rows: Int) throws {
    try expect("over", keys: "2 l", columns, rows)
  }

  @Test("all actions, filtered", arguments: sizes)
  func actions(columns: Int, rows: Int) throws {
    try expect("all-actions", keys: ":", text: "do", columns, rows)
  }

  @Test("all actions", arguments: sizes)
  func allActions(columns: Int, rows: Int) throws {
    try expect("all-actions-open", keys: ": PgDn PgDn", columns, rows)
  }

  @Test("the form of a lane", arguments: sizes)
  func lane(columns: Int, rows: Int) throws {
    try expect("lane", keys: "l W Tab", columns, rows)
  }

  @Test("the form of a lane with an error", arguments: sizes)
  func laneError(columns: Int, rows: Int) throws {
    try expect("lane-error", keys: "l W Tab x Enter", columns, rows)
  }

  @Test("the question before many cards are deleted", arguments: sizes)
  func question(columns: Int, rows: Int) throws {
    let cards = (1...30).map { TestCards.card("Card \($0)", number: UInt64($0)) }
    let board = try TestBoard(cards, columns: columns, rows: rows)
    board.press("V G d")
    try expectPicture(board.picture(), named: "question-\(columns)x\(rows)")
  }
}
