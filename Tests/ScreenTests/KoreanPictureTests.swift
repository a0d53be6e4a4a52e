import Domain
import Screen
import TestSupport
import Testing

@Suite("Pictures in Korean")
struct KoreanPictureTests {
  private static let sizes = BoardPictureTests.sizes

  private func expect(_ name: String, keys: String, text: String = "", _ columns: Int, _ rows: Int) throws {
    let board = try TestBoard(TestCards.rich, columns: columns, rows: rows, wording: TestBoard.korean)
    board.press(keys)
    board.type(text)
    try expectPicture(board.picture(), named: "korean-\(name)-\(columns)x\(rows)")
  }

  @Test("an empty board says how to begin", arguments: sizes)
  func empty(columns: Int, rows: Int) throws {
    let board = try TestBoard([], columns: columns, rows: rows, wording: TestBoard.korean)
    try expectPicture(board.picture(), named: "korean-empty-\(columns)x\(rows)")
  }

  @Test("every fact that a card can show", arguments: sizes)
  func rich(columns: Int, rows: Int) throws {
    let settings = TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 3)])
    let board = try TestBoard(
      TestCards.rich, settings: settings, columns: columns, rows: rows, wording: TestBoard.korean)
    try expectPicture(board.picture(), named: "korean-board-\(columns)x\(rows)")
  }

  @Test("quick add that was refused", arguments: sizes)
  func refused(columns: Int, rows: Int) throws { try expect("add-refused", keys: "a Enter", columns, rows) }

  @Test("quick add", arguments: sizes)
  func quickAdd(columns: Int, rows: Int) throws { try expect("add", keys: "a", text: "월세 내기", columns, rows) }

  @Test("keys that can follow a begun sequence", arguments: sizes)
  func pending(columns: Int, rows: Int) throws { try expect("pending", keys: "g", columns, rows) }

  @Test("the form in its body", arguments: sizes)
  func body(columns: Int, rows: Int) throws {
    try expect("form-body", keys: "l e Shift-Tab Enter", text: "세 개의 레인을 찾는다.", columns, rows)
  }

  @Test("the move menu", arguments: sizes)
  func moveMenu(columns: Int, rows: Int) throws { try expect("move", keys: "l m j", columns, rows) }

  @Test("the list of actions", arguments: sizes)
  func actions(columns: Int, rows: Int) throws { try expect("actions", keys: "? Down Down", columns, rows) }

  @Test("the form on its deadline", arguments: sizes)
  func form(columns: Int, rows: Int) throws { try expect("form", keys: "l e Tab", columns, rows) }

  @Test("the form with a day that is none", arguments: sizes)
  func badDay(columns: Int, rows: Int) throws {
    try expect("form-error", keys: "l e Tab Ctrl-u 3 Ctrl-s", columns, rows)
  }

  @Test("the form that asks", arguments: sizes)
  func question(columns: Int, rows: Int) throws { try expect("form-question", keys: "l e x Esc", columns, rows) }

  @Test("a message with the way to undo", arguments: sizes)
  func message(columns: Int, rows: Int) throws { try expect("message", keys: "L", columns, rows) }

  @Test("a message of what was undone", arguments: sizes)
  func undone(columns: Int, rows: Int) throws { try expect("undone", keys: "d u", columns, rows) }

  @Test("why a key does nothing", arguments: sizes)
  func reason(columns: Int, rows: Int) throws { try expect("reason", keys: "h", columns, rows) }

  @Test("smaller than the smallest screen", arguments: [(19, 24), (80, 4)])
  func tooSmall(columns: Int, rows: Int) throws { try expect("small", keys: "j", columns, rows) }
}
