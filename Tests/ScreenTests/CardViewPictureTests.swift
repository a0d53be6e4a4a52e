import Domain
import Screen
import TestSupport
import Testing

@Suite("Pictures of an open card")
struct CardViewPictureTests {
  private static let sizes = BoardPictureTests.sizes

  private func expect(
    _ name: String, _ cards: [ProjectModel], keys: String, _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode
  ) throws {
    let board = try TestBoard(cards, columns: columns, rows: rows, glyphs: glyphs)
    board.press(keys)
    try expectPicture(board.picture(), named: "\(name)-\(columns)x\(rows)")
  }

  @Test("every part of a card", arguments: sizes)
  func whole(columns: Int, rows: Int) throws {
    try expect("card", [TestCards.whole], keys: "Enter j", columns, rows)
  }

  @Test("scrolled to its end", arguments: sizes)
  func end(columns: Int, rows: Int) throws {
    try expect("card-end", [TestCards.whole], keys: "Enter G", columns, rows)
  }

  @Test("the middle of the body", arguments: sizes)
  func middle(columns: Int, rows: Int) throws {
    try expect("card-middle", [TestCards.whole], keys: "Enter PgDn", columns, rows)
  }

  @Test("without Unicode", arguments: sizes)
  func ascii(columns: Int, rows: Int) throws {
    try expect("card-ascii", [TestCards.whole], keys: "Enter PgDn", columns, rows, glyphs: .ascii)
  }

  @Test("a card with a title alone", arguments: sizes)
  func bare(columns: Int, rows: Int) throws {
    try expect("card-bare", [TestCards.card("Pay the rent", number: 1)], keys: "Enter", columns, rows)
  }

  @Test("an item that was just checked", arguments: sizes)
  func checked(columns: Int, rows: Int) throws {
    try expect("card-checked", [TestCards.whole], keys: "Enter j Space", columns, rows)
  }

  @Test("text of every kind stays in its columns", arguments: sizes)
  func strange(columns: Int, rows: Int) throws {
    let items = StrangeText.titles.map { ProjectChecklistItem(text: $0) }
    let body = StrangeText.titles.map { "- \($0)" }.joined(separator: "\n")
    let card = TestCards.card(StrangeText.titles[5], number: 1, body: body, tags: ["태그", "x"], checklist: items)
    try expect("card-strange", [card], keys: "Enter PgDn", columns, rows)
  }
}
