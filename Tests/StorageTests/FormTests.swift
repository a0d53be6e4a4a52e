import Domain
import Storage
import TestSupport
import Testing

/// The form of the file: deterministic, one line for a card, and bytes kept where nothing has to change.
@Suite("The form of a board file")
struct FormTests {
  @Test("a board is written in the documented form")
  func form() throws {
    let folder = try TemporaryFolder()
    let repository = try folder.open()
    var full = draft(1, "Fix the login redirect")
    full.workState = .doing
    full.body = "Line 1\nLine 2 \"quoted\" \\ 한글"
    full.deadline = CalendarDay(year: 2026, month: 12, day: 24)
    full.priority = .high
    full.tags = [try ProjectTag("web"), try ProjectTag("버그")]
    full.checklist = [ProjectChecklistItem(text: "write a test", isDone: true), ProjectChecklistItem(text: "fix")]
    var edit = BoardModification()
    edit.lanes[.doing] = BoardModification.Lane(title: .set("NOW"), wipLimit: .set(3))
    _ = try repository.apply([
      .create(full, .bottom), .create(draft(2, "Small"), .bottom), .configure(edit, expecting: nil),
    ])
    #expect(
      try folder.text("board.json") == """
        {
          "format": "trilane.board",
          "version": 1,
          "id": "\(newBoard.id)",
          "name": "Board",
          "lanes": {"doing": {"title": "NOW", "wip_limit": 3}},
          "cards": [
            {"id": "\(id(1))", "title": "Fix the login redirect", "state": "doing", "body": "Line 1\\nLine 2 \\"quoted\\" \\\\ 한글", "deadline": "2026-12-24", "priority": "high", "tags": ["web", "버그"], "checklist": [{"text": "write a test", "done": true}, {"text": "fix", "done": false}], "created_at": "2026-09-21T14:13:20Z", "updated_at": "2026-09-21T14:13:20Z", "history": [{"state": "doing", "at": "2026-09-21T14:13:20Z"}]},
            {"id": "\(id(2))", "title": "Small", "state": "todo", "created_at": "2026-09-21T14:13:20Z", "updated_at": "2026-09-21T14:13:20Z", "history": [{"state": "todo", "at": "2026-09-21T14:13:20Z"}]}
          ]
        }

        """)
  }

  @Test("a board without cards has an empty list")
  func noCards() throws {
    let folder = try TemporaryFolder()
    let repository = try folder.open()
    _ = try repository.create(draft(1, "a"), at: .bottom)
    _ = try repository.delete(id(1))
    #expect(try folder.text("board.json").hasSuffix("  \"cards\": []\n}\n"))
    #expect(try folder.open().read(matching: .all).isEmpty)
  }

  @Test("an edit is one changed line")
  func oneLine() throws {
    let folder = try TemporaryFolder()
    var generator = CardGenerator(seed: 1)
    let cards = generator.cards(50)
    _ = try folder.open().apply(cards.map { .restore($0, .bottom) })
    let before = try folder.text("board.json").split(separator: "\n")
    _ = try folder.open().update(cards[20].id, renaming("An edited title"))
    let after = try folder.text("board.json").split(separator: "\n")
    #expect(before.count == after.count)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }

  static let odd = [
    #"{ "id":"\#(id(1))" ,"title" : "\u0061", "state":"todo","x":1.50 }"#,
    #"{"state": "done", "title": "b", "id": "\#(id(2))", "created_at": "2026-01-01T01:00:00.5+01:00"}"#,
    #"{"id": "\#(id(3).description.uppercased())", "title": "c"}"#,
  ]

  @Test("a card on a line of its own keeps its bytes when others change")
  func bytesKept() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      boardText(FormTests.odd[0], FormTests.odd[1], FormTests.odd[2], cardText(4, "d")), to: "board.json")
    let repository = try folder.open()
    _ = try repository.update(id(4), renaming("D"))
    _ = try repository.apply([.place(id(3), .top)])
    _ = try repository.create(draft(5, "e"), at: .before(id(2)))
    let text = try folder.text("board.json")
    for card in FormTests.odd { #expect(text.contains("\n    " + card + ",\n")) }
    _ = try repository.update(id(1), renaming("A"))
    #expect(try folder.text("board.json").contains(#"{"id": "\#(id(1))", "title": "A", "state": "todo", "#))
    #expect(try folder.text("board.json").contains(#""x": 1.50}"#))
  }

  @Test(
    "lines of any framing keep their cards, in our framing", arguments: ["\r\n", "\r\n   ", "\n\n\n\t", "\n ", " \n"])
  func framing(_ lineBreak: String) throws {
    let folder = try TemporaryFolder()
    let lines = FormTests.odd.joined(separator: "," + lineBreak)
    try folder.write(
      "{\"format\": \"trilane.board\", \"version\": 1, \"cards\": [\(lineBreak)\(lines)\(lineBreak)]}", to: "board.json"
    )
    _ = try folder.open().create(draft(9, "new"), at: .bottom)
    let text = try folder.text("board.json")
    for card in FormTests.odd {
      #expect(text.contains("\n    " + card + ",\n") || text.contains("\n    " + card + "\n"))
    }
  }

  @Test("cards that share a line, or stand on several, are put into our form")
  func shared() throws {
    let folder = try TemporaryFolder()
    let pretty = cardText(3, "c").replacing(", ", with: ",\n      ")
    try folder.write(
      boardText(cardText(1, "a") + "," + cardText(2, "b"), pretty, cardText(4, "d")), to: "board.json")
    _ = try folder.open().delete(id(4))
    #expect(try folder.text("board.json") == boardText(cardText(1, "a"), cardText(2, "b"), cardText(3, "c")))
  }

  @Test("what this version does not know is kept byte for byte at every depth")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let card = #"""
      {"id": "\#(id(1))", "title": "a", "state": "todo", "checklist": [{"text": "b", "done": false, "ch\u0065ck": 1.0}], "history": [{"state": "todo", "at": "2026-01-01T00:00:00Z", "by" : {"x" :[ 1,2 ]}}], "new": 1e400}
      """#
    let head = """

        "lanes": {"todo": {"title": "T", "color": "bl\\u0075e"}, "later": {"a":  1}},
        "owner": { "name":"x" },
      """
    try folder.write(boardText(card, head: head), to: "board.json")
    let repository = try folder.open()
    var edit = BoardModification()
    edit.name = "New"
    _ = try repository.apply([.configure(edit, expecting: nil), .modify(id(1), renaming("A"))])
    let text = try folder.text("board.json")
    #expect(text.contains(#""lanes": {"todo": {"title": "T", "color": "bl\u0075e"}, "later": {"a":  1}},"#))
    #expect(text.contains(#""owner": { "name":"x" },"#))
    #expect(text.contains(#"{"text": "b", "done": false, "ch\u0065ck": 1.0}"#))
    #expect(text.contains(#""at": "2026-01-01T00:00:00Z", "by": {"x" :[ 1,2 ]}}"#))
    #expect(text.contains(#""new": 1e400}"#))
  }

  @Test("what is written is read back as it was, and written the same again", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let settings = generator.settings()
    let cards = generator.cards(20)
    let path = folder.path("board.json")
    let repository = try JSONFileProjectRepository(path: path, newBoard: settings)
    var changes: [ProjectChange] = []
    for (index, card) in cards.enumerated() {
      changes.append(.restore(card, index == 0 ? .top : .after(cards[index - 1].id)))
    }
    _ = try repository.apply(changes)
    let text = try folder.text("board.json")
    let reopened = try JSONFileProjectRepository(path: path, newBoard: newBoard)
    #expect(try reopened.read(matching: .all) == cards)
    #expect(reopened.settings() == settings)
    let inverse = try reopened.delete(cards[7].id).inverse
    _ = try reopened.apply(inverse)
    #expect(try folder.text("board.json") == text)
  }
}
