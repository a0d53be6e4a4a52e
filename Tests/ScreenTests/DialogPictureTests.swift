import Screen
import TestSupport
import Testing

@Suite("Pictures of what is open over the board")
struct DialogPictureTests {
  private static let sizes = BoardPictureTests.sizes

  private func expect(_ name: String, keys: String, text: String = "", _ columns: Int, _ rows: Int) throws {
    let board = try TestBoard(TestCards.rich, columns: columns, rows: rows)
    board.press(keys)
    board.type(text)
    try expectPicture(board.picture(), named: "\(name)-\(columns)x\(rows)")
  }

  @Test("quick add", arguments: sizes)
  func quickAdd(columns: Int, rows: Int) throws {
    try expect(
      "add", keys: "a", text: "Pay the 월세 until friday, or the landlord will be cross with us all", columns, rows)
  }

  @Test("quick add that was refused", arguments: sizes)
  func refused(columns: Int, rows: Int) throws {
    try expect("add-refused", keys: "a Enter", columns, rows)
  }

  @Test("several lines pasted into quick add", arguments: sizes)
  func paste(columns: Int, rows: Int) throws {
    let board = try TestBoard(TestCards.rich, columns: columns, rows: rows)
    board.press("l a")
    board.paste("- [ ] call the 집주인\n- 월세 내기\nfix the door\nbuy paint\n\npaint the wall\ninvite all\n")
    try expectPicture(board.picture(), named: "add-pasted-\(columns)x\(rows)")
  }

  @Test("the move menu", arguments: sizes)
  func moveMenu(columns: Int, rows: Int) throws {
    try expect("move", keys: "l m j", columns, rows)
  }

  @Test("the list of actions", arguments: sizes)
  func actions(columns: Int, rows: Int) throws {
    try expect("actions", keys: "? Down Down", columns, rows)
  }

  @Test("the form on its deadline", arguments: sizes)
  func form(columns: Int, rows: Int) throws {
    try expect("form", keys: "l e Tab", columns, rows)
  }

  @Test("the deadline edited in place", arguments: sizes)
  func deadline(columns: Int, rows: Int) throws {
    try expect("field-deadline", keys: "@", columns, rows)
  }

  @Test("tags edited in place, with an error", arguments: sizes)
  func tags(columns: Int, rows: Int) throws {
    try expect("field-tags-error", keys: "t a ! Enter", columns, rows)
  }

  @Test("the form in its body", arguments: sizes)
  func body(columns: Int, rows: Int) throws {
    try expect(
      "form-body", keys: "l e Shift-Tab Enter", text: "People come from the old tool 그리고 세 개의 레인을 찾는다.", columns, rows)
  }

  @Test("tags completed from the board", arguments: sizes)
  func completion(columns: Int, rows: Int) throws {
    var cards = TestCards.rich
    cards.append(TestCards.card("Tags", number: 9, tags: ["docs", "docker", "do-it", "도서관"]))
    let board = try TestBoard(cards, columns: columns, rows: rows)
    board.press("l j e Tab Tab Tab")
    board.type(" do")
    try expectPicture(board.picture(), named: "form-tags-\(columns)x\(rows)")
  }

  @Test("the form in its checklist", arguments: sizes)
  func checklist(columns: Int, rows: Int) throws {
    try expect("form-checklist", keys: "e Tab Tab Tab Tab Down Down Enter", text: "민아에게 물어보기", columns, rows)
  }

  @Test("the form on the row that adds an item", arguments: sizes)
  func addItem(columns: Int, rows: Int) throws {
    try expect("form-add-item", keys: "l e Tab Tab Tab Tab", columns, rows)
  }

  @Test("the form with an error", arguments: sizes)
  func error(columns: Int, rows: Int) throws {
    try expect("form-error", keys: "l e Ctrl-u Ctrl-s", columns, rows)
  }

  @Test("the form that asks", arguments: sizes)
  func question(columns: Int, rows: Int) throws {
    try expect("form-question", keys: "l e x Esc", columns, rows)
  }

  @Test("keys that can follow a begun sequence", arguments: sizes)
  func pending(columns: Int, rows: Int) throws {
    try expect("pending", keys: "g", columns, rows)
  }

  @Test("a message with the way to undo", arguments: sizes)
  func message(columns: Int, rows: Int) throws {
    try expect("message", keys: "L", columns, rows)
  }
}
