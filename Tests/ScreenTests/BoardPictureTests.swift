import Domain
import Screen
import TestSupport
import Testing

@Suite("Pictures of the board")
struct BoardPictureTests {
  static let sizes = [(20, 5), (59, 20), (80, 24), (200, 60)]

  @Test("an empty board says how to begin", arguments: sizes)
  func empty(columns: Int, rows: Int) throws {
    let board = try TestBoard([], columns: columns, rows: rows)
    try expectPicture(board.picture(), named: "board-empty-\(columns)x\(rows)")
  }

  @Test("one card", arguments: sizes)
  func one(columns: Int, rows: Int) throws {
    let board = try TestBoard([TestCards.card("Pay the rent", number: 1)], columns: columns, rows: rows)
    try expectPicture(board.picture(), named: "board-one-\(columns)x\(rows)")
  }

  @Test("every fact that a card can show", arguments: sizes)
  func rich(columns: Int, rows: Int) throws {
    let settings = TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 3)])
    let board = try TestBoard(TestCards.rich, settings: settings, columns: columns, rows: rows)
    try expectPicture(board.picture(), named: "board-rich-\(columns)x\(rows)")
  }

  @Test("ten thousand cards, scrolled to the middle", arguments: sizes)
  func tenThousand(columns: Int, rows: Int) throws {
    let cards = (1...10_000).map { TestCards.card("Card \($0)", ProjectState.allCases[$0 % 3], number: UInt64($0)) }
    let board = try TestBoard(cards, columns: columns, rows: rows)
    board.press("l G k k PgUp")
    try expectPicture(board.picture(), named: "board-10000-\(columns)x\(rows)")
  }

  @Test("text of every kind stays in its columns", arguments: sizes)
  func strangeText(columns: Int, rows: Int) throws {
    let board = try TestBoard(StrangeText.cards, columns: columns, rows: rows)
    try expectPicture(board.picture(), named: "board-strange-\(columns)x\(rows)")
  }

  @Test("without Unicode", arguments: sizes)
  func ascii(columns: Int, rows: Int) throws {
    let settings = TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 2)])
    let board = try TestBoard(TestCards.rich, settings: settings, columns: columns, rows: rows, glyphs: .ascii)
    try expectPicture(board.picture(), named: "board-ascii-\(columns)x\(rows)")
  }

  @Test("smaller than the smallest screen", arguments: [(19, 24), (80, 4), (5, 2), (1, 1)])
  func tooSmall(columns: Int, rows: Int) throws {
    let board = try TestBoard(TestCards.four, columns: columns, rows: rows)
    try expectPicture(board.picture(), named: "board-small-\(columns)x\(rows)")
  }
}
