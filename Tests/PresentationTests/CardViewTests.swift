import Domain
import Presentation
import TestSupport
import Testing

@Suite("An open card")
struct CardViewTests {
  private func view(_ board: TestBoard) -> CardViewModel? {
    guard case .card(let view) = board.viewModel.dialog else { return nil }
    return view
  }

  private func open(_ cards: [ProjectModel] = [TestCards.whole], rows: Int = 24) throws -> TestBoard {
    let board = try TestBoard(cards, rows: rows)
    board.press("Enter")
    return board
  }

  private func checks(_ board: TestBoard, _ number: UInt64 = 3) throws -> String {
    let card = try #require(try board.repository.read(id: TestBoard.id(number)))
    return card.checklist.map { $0.isDone ? "x" : "-" }.joined()
  }

  @Test("Enter opens the selected card; Esc, q, Enter and Ctrl-c close it", arguments: ["Esc", "q", "Enter", "Ctrl-c"])
  func openAndClose(key: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("l Enter")
    #expect(view(board)?.card == TestBoard.id(3))
    board.press(key)
    #expect(board.viewModel.dialog == nil && board.request == nil)
    #expect(board.selection == "C")
  }

  @Test("an empty lane has nothing to open")
  func empty() throws {
    let board = try TestBoard([])
    board.press("Enter")
    #expect(board.viewModel.dialog == nil)
    #expect(board.message == "There is no card here.")
  }

  @Test("j and k go along the checklist, then scroll, and come back the same way")
  func cursor() throws {
    let board = try open()
    board.press("j j")
    #expect(view(board)?.item == 2 && view(board)?.first == 0)
    board.press("j j j")
    #expect(view(board)?.first == 3)
    board.press("k k k")
    #expect(view(board)?.item == 2 && view(board)?.first == 0)
    board.press("k k k k")
    #expect(view(board)?.item == 0 && view(board)?.first == 0)
  }

  @Test("on a low screen the cursor brings its item in sight, to the last line of its checklist")
  func followsCursor() throws {
    let items = (1...30).map { ProjectChecklistItem(text: "step \($0)") }
    let board = try open([TestCards.card("A", number: 1, checklist: items)], rows: 5)
    for _ in 0..<40 {
      board.press("j")
      let item = try #require(view(board)?.item)
      #expect(board.rows.contains { $0.contains("▌☐ step \(item + 1) ") })
    }
    #expect(view(board)?.item == 29)
    board.press("g")
    #expect(view(board)?.item == 0 && view(board)?.first == 0)
  }

  @Test("an item longer than the screen is read line by line before the next one")
  func longItem() throws {
    let items = [(1...9).map { "word\($0)" }.joined(separator: " and many more "), "next"].map {
      ProjectChecklistItem(text: $0)
    }
    let board = try TestBoard([TestCards.card("A", number: 1, checklist: items)], columns: 20, rows: 5)
    board.press("Enter")
    var seen = ""
    for _ in 0..<30 where view(board)?.item == 0 {
      board.press("j")
      seen += board.rows.joined()
    }
    #expect((1...9).allSatisfy { seen.contains("word\($0)") })
    #expect(view(board)?.item == 1)
  }

  @Test("pages, halves, start and end; nothing scrolls beyond")
  func pages() throws {
    let board = try open(rows: 20)
    let rows = 16
    board.press("PgDn")
    #expect(view(board)?.first == rows)
    board.press("Ctrl-u")
    #expect(view(board)?.first == rows / 2)
    board.press("G")
    let last = try #require(view(board)?.first)
    board.press("j PgDn Ctrl-d End")
    #expect(view(board)?.first == last)
    board.press("PgUp Ctrl-d Home")
    #expect(view(board)?.first == 0)
    board.press("k PgUp")
    #expect(view(board)?.first == 0)
  }

  @Test("Space turns the item under the cursor, as one step of undo; only the checklist travels")
  func toggle() throws {
    let board = try open()
    board.press("j Space")
    #expect(try checks(board) == "xx-")
    let card = try #require(try board.repository.read(id: TestBoard.id(3)))
    #expect(card.body == TestCards.whole.body && card.history == TestCards.whole.history)
    #expect(view(board)?.item == 1)
    board.press("Space")
    #expect(try checks(board) == "x--")
    board.press("u u")
    #expect(try checks(board) == "x--")
    #expect(view(board) != nil)
    board.press("U")
    #expect(try checks(board) == "xx-")
  }

  @Test("an item out of sight is not turned: it is shown first")
  func toggleOutOfSight() throws {
    let board = try open()
    board.press("G Space")
    #expect(try checks(board) == "x--")
    #expect(board.rows.contains { $0.contains("▌☐ review with 민아") || $0.contains("▌☑ outline") })
    board.press("Space")
    #expect(try checks(board) != "x--")
  }

  @Test("a checklist that was changed outside is shown before anything is turned")
  func changedOutside() throws {
    let board = try open()
    board.press("j")
    var edit = ProjectModification()
    edit.checklist = .set([ProjectChecklistItem(text: "another"), ProjectChecklistItem(text: "list")])
    _ = try board.repository.apply([.modify(TestBoard.id(3), edit, to: nil, expecting: nil)])
    // The view still shows the old list.
    board.press("Space")
    #expect(try checks(board) == "--")
  }

  @Test("a card without a checklist says so")
  func noChecklist() throws {
    let board = try open([TestCards.card("A", number: 1)])
    board.press("Space")
    #expect(board.message == "This card has no checklist.")
  }

  @Test("the card shown is the one that moves, and the selection goes along", arguments: ["2", "L", "Shift-Right"])
  func move(key: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("j Enter")
    board.press(key)
    #expect(board.lanes == "A | B C | D")
    #expect(view(board)?.card == TestBoard.id(2))
    #expect(board.selection == "B")
    board.press("3")
    #expect(board.lanes == "A | C | B D")
    board.press("3")
    #expect(board.message == "It is in DONE already.")
    board.press("L")
    #expect(board.message == "There is no lane to the right.")
    board.press("H 1 Esc")
    #expect(board.lanes == "B A | C | D")
    #expect(board.selection == "B")
  }

  @Test("d deletes the card shown and closes; undo brings it back", arguments: ["d", "Delete"])
  func delete(key: String) throws {
    let board = try TestBoard(TestCards.four)
    board.press("j Enter")
    board.press(key)
    #expect(board.viewModel.dialog == nil)
    #expect(board.lanes == "A | C | D")
    #expect(board.message == "Deleted “B”")
    board.press("u")
    #expect(board.lanes == "A B | C | D")
  }

  @Test("undo and redo leave other cards alone")
  func undoOfAnother() throws {
    let board = try TestBoard(TestCards.four)
    board.press("d Enter u")
    #expect(board.lanes == "B | C | D")
    #expect(board.message == "The last step was about another card: close this one first.")
    board.press("Esc u Esc j Enter U")
    #expect(board.lanes == "A B | C | D")
  }

  @Test("e opens the form, and the card is there again when the form closes", arguments: ["Esc", "Ctrl-s"])
  func edit(key: String) throws {
    let board = try open()
    board.press("j e")
    guard case .form = board.viewModel.dialog else { return #expect(Bool(false), "no form") }
    if key == "Ctrl-s" { board.type("!") }
    board.press(key)
    #expect(view(board)?.item == 1)
    board.press("Esc")
    #expect(board.viewModel.dialog == nil)
    #expect(board.selection == (key == "Ctrl-s" ? "Write the design page!" : "Write the design page"))
    board.press("e Esc")
    #expect(board.viewModel.dialog == nil)
  }

  @Test("a card that is gone closes the view, with a message", arguments: ["r", "Space", "e", "2"])
  func gone(key: String) throws {
    let board = try open([TestCards.whole, TestCards.card("B", .doing, number: 9)])
    _ = try board.repository.apply([.remove(TestBoard.id(3))])
    board.press(key)
    #expect(board.viewModel.dialog == nil)
    #expect(board.message != nil)
    #expect(board.lanes == " | B | ")
  }

  @Test("printable keys that mean nothing here do nothing")
  func unknownKeys() throws {
    let board = try TestBoard(TestCards.four)
    board.press("Enter")
    board.type("xyzabJKmo?:/")
    #expect(view(board)?.card == TestBoard.id(1))
    #expect(board.lanes == "A B | C | D")
  }

  @Test("every size keeps the view in its lines")
  func resize() throws {
    let board = try open()
    board.press("G")
    for (columns, rows) in [(20, 5), (200, 60), (59, 20), (21, 6), (80, 24)] {
      board.resize(columns, rows)
      #expect(board.rows.allSatisfy { !$0.isEmpty })
      let first = try #require(view(board)?.first)
      #expect(first >= 0)
    }
  }
}
