import Domain
import Storage
import TestSupport
import Testing

/// What a board file must be, and what is said when it is not.
@Suite("Opening a board file")
struct OpeningTests {
  struct Damage: CustomStringConvertible {
    let text: String
    let damage: BoardDamage
    let line: Int
    let column: Int
    var description: String { text }
  }

  /// Cards, each alone on line 7 of a board and refused there.
  static let cards: [(card: String, damage: BoardDamage, column: Int)] = [
    (#"{}"#, .missingField("title"), 5),
    (#"[]"#, .wrongType(field: "cards", expected: .object, found: .list), 5),
    (#"{"title": 5}"#, .wrongType(field: "title", expected: .string, found: .number), 15),
    (#"{"title": ""}"#, .breaksRule(.blank(.title)), 15),
    (#"{"title": " \u0020\t"}"#, .breaksRule(.blank(.title)), 15),
    (
      #"{"title": "\#(String(repeating: "한", count: 501))"}"#,
      .breaksRule(.tooLong(.title, limit: 500, actual: 501)), 15
    ),
    (
      #"{"title": "\#(String(repeating: "👩‍👩‍👧‍👦", count: 161))"}"#,
      .breaksRule(.tooManyBytes(.title, limit: 4_000, actual: 4_025)), 15
    ),
    (#"{"title": "a", "id": "123"}"#, .badID("123"), 26),
    (#"{"title": "a", "id": null}"#, .wrongType(field: "id", expected: .string, found: .null), 26),
    (#"{"title": "a", "state": "later"}"#, .unknownState("later"), 29),
    (#"{"title": "a", "state": "Todo"}"#, .unknownState("Todo"), 29),
    (#"{"title": "a", "state": true}"#, .wrongType(field: "state", expected: .string, found: .trueOrFalse), 29),
    (#"{"title": "a", "priority": "urgent"}"#, .unknownPriority("urgent"), 32),
    (#"{"title": "a", "deadline": "2026-02-30"}"#, .badDay(field: "deadline", "2026-02-30"), 32),
    (#"{"title": "a", "deadline": "2026-2-3"}"#, .badDay(field: "deadline", "2026-2-3"), 32),
    (#"{"title": "한", "deadline": "2026-13-01"}"#, .badDay(field: "deadline", "2026-13-01"), 32),
    (#"{"title": "a", "created_at": "2026-01-01"}"#, .badTime(field: "created_at", "2026-01-01"), 34),
    (
      #"{"title": "a", "updated_at": "2026-01-01T24:00:00Z"}"#,
      .badTime(field: "updated_at", "2026-01-01T24:00:00Z"), 34
    ),
    (#"{"title": "a", "archived_at": "now"}"#, .badTime(field: "archived_at", "now"), 35),
    (#"{"title": "a", "tags": "web"}"#, .wrongType(field: "tags", expected: .list, found: .string), 28),
    (#"{"title": "a", "tags": ["web", "two words"]}"#, .breaksRule(.tagMalformed("two words")), 36),
    (#"{"title": "a", "tags": ["web", 1]}"#, .wrongType(field: "tags", expected: .string, found: .number), 36),
    (
      #"{"title": "a", "tags": [\#((1...33).map { "\"t\($0)\"" }.joined(separator: ","))]}"#,
      .breaksRule(.tooMany(.tags, limit: 32, actual: 33)), 28
    ),
    (#"{"title": "a", "checklist": {}}"#, .wrongType(field: "checklist", expected: .list, found: .object), 33),
    (#"{"title": "a", "checklist": [{"done": true}]}"#, .missingField("text"), 34),
    (
      #"{"title": "a", "checklist": [{"text": "b", "done": 1}]}"#,
      .wrongType(field: "done", expected: .trueOrFalse, found: .number), 56
    ),
    (#"{"title": "a", "checklist": [{"text": "b"}, {"text": " "}]}"#, .breaksRule(.blank(.checklistItem)), 58),
    (
      #"{"title": "a", "checklist": [\#((1...501).map { "{\"text\":\"\($0)\"}" }.joined(separator: ","))]}"#,
      .breaksRule(.tooMany(.checklist, limit: 500, actual: 501)), 33
    ),
    (#"{"title": "a", "history": [{"state": "todo"}]}"#, .missingField("at"), 32),
    (#"{"title": "a", "history": [{"at": "2026-01-01T00:00:00Z"}]}"#, .missingField("state"), 32),
    (#"{"title": "a", "history": [{"state": "x", "at": "2026-01-01T00:00:00Z"}]}"#, .unknownState("x"), 42),
    (#"{"title": "a", "history": [{"state": "todo", "at": "x"}]}"#, .badTime(field: "at", "x"), 56),
    (#"{"title": "a", "title": "b"}"#, .repeatedKey("title", firstLine: 7), 20),
    (#"{"title": "a", "\u0074itle": "b"}"#, .repeatedKey("title", firstLine: 7), 20),
    (#"{"title": "a", "new": {"x": 1, "x": 2}}"#, .repeatedKey("x", firstLine: 7), 36),
    (#"{"title": "a" "state": "todo"}"#, .syntax(found: .text("\""), expected: .commaOrObjectEnd), 19),
    (#"{"title": "a",}"#, .syntax(found: .comma, expected: .endOfContainer), 18),
    (#"{"title": "\x"}"#, .syntax(found: .backslash, expected: .escape), 16),
    (#"{"title": "a", "new": 01}"#, .syntax(found: .text("01}"), expected: .number), 27),
    (#"{"title": "a", "new": nul}"#, .syntax(found: .text("nul}"), expected: .literal), 27),
    (
      #"{"id": "\#(id(1))", "title": 1, "state": "todo"}"#,
      .wrongType(field: "title", expected: .string, found: .number), 61
    ),
    (
      #"{"id": "\#(id(1))", "title": "a", "state": "todo", "deadline": "2026-02-30"}"#,
      .badDay(field: "deadline", "2026-02-30"), 95
    ),
  ]

  @Test("a damaged card is told with line and column", arguments: cards.indices)
  func damagedCard(_ index: Int) throws {
    let (card, damage, column) = OpeningTests.cards[index]
    let folder = try TemporaryFolder()
    let text = boardText(card)
    try folder.write(text, to: "board.json")
    let fault = StoreFault(path: folder.path("board.json"), kind: .damaged(damage, line: 7, column: column))
    #expect(throws: fault) { try folder.open() }
    #expect(try folder.text("board.json") == text)
    #expect(try folder.names == ["board.json"])
  }

  @Test(
    "a damaged board is told with line and column",
    arguments: [
      ("[]", .notAnObject(found: .list), 1, 1),
      ("{", .unexpectedEnd, 1, 2),
      ("{}", .missingField("format"), 1, 1),
      (#"{"format": "trilane.board"}"#, .missingField("version"), 1, 1),
      (#"{"format": "other", "version": 1}"#, .otherFormat("other"), 1, 12),
      (#"{"format": 1, "version": 1}"#, .wrongType(field: "format", expected: .string, found: .number), 1, 12),
      (#"{"format": "trilane.board", "version": 0}"#, .badVersion("0"), 1, 40),
      (#"{"format": "trilane.board", "version": 1.5}"#, .badVersion("1.5"), 1, 40),
      (
        #"{"format": "trilane.board", "version": "1"}"#,
        .wrongType(field: "version", expected: .number, found: .string), 1, 40
      ),
      ("{\"format\": \"trilane.board\", \"version\": 1,\r\n\"name\": \"\"}", .breaksRule(.blank(.boardName)), 2, 9),
      ("{\"format\": \"trilane.board\",\r\"version\": 1,\n\"id\": \"x\"}", .badID("x"), 3, 7),
      (
        #"{"format": "trilane.board", "version": 1, "lanes": {"doing": {"wip_limit": 0}}}"#,
        .breaksRule(.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: 0)), 1, 76
      ),
      (
        #"{"format": "trilane.board", "version": 1, "lanes": {"doing": {"wip_limit": 1.5}}}"#,
        .wrongType(field: "wip_limit", expected: .wholeNumber, found: .text("1.5")), 1, 76
      ),
      (
        #"{"format": "trilane.board", "version": 1, "cards": {}}"#,
        .wrongType(field: "cards", expected: .list, found: .object), 1, 52
      ),
      (#"{"format": "trilane.board", "version": 1} x"#, .syntax(found: .text("x"), expected: .end), 1, 43),
      ("\u{FEFF}{}", .byteOrderMark, 1, 1),
      ("# Board", .syntax(found: .text("#"), expected: .value), 1, 1),
    ] as [(String, BoardDamage, Int, Int)])
  func damagedBoard(_ text: String, _ damage: BoardDamage, _ line: Int, _ column: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "board.json")
    let fault = StoreFault(path: folder.path("board.json"), kind: .damaged(damage, line: line, column: column))
    #expect(throws: fault) { try folder.open() }
    #expect(try folder.text("board.json") == text)
  }

  @Test("two cards with one id are told with both lines")
  func repeatedID() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a"), cardText(2, "b"), cardText(1, "c")), to: "board.json")
    #expect(
      throws: StoreFault(
        path: folder.path("board.json"), kind: .damaged(.repeatedID(id(1), firstLine: 7), line: 9, column: 5))
    ) { try folder.open() }
  }

  @Test("bytes that are not UTF-8 are told")
  func notUTF8() throws {
    let folder = try TemporaryFolder()
    var bytes = Array(boardText(cardText(1, "a?b")).utf8)
    if let index = bytes.firstIndex(of: UInt8(ascii: "?")) { bytes[index] = 0xFF }
    try folder.write(bytes, to: "board.json")
    let error = #expect(throws: StoreFault.self) { try folder.open() }
    #expect(error?.kind == .damaged(.notUTF8, line: 7, column: 63))
  }

  @Test("an empty file is damaged, not a new board")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "board.json")
    #expect(throws: StoreFault(path: folder.path("board.json"), kind: .empty)) { try folder.open() }
  }

  @Test("a folder or a device is no board")
  func noFile() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("board.json")
    #expect(throws: StoreFault(path: folder.path("board.json"), kind: .isFolder)) { try folder.open() }
    #expect(throws: StoreFault(path: "/dev/null", kind: .notAFile)) {
      try JSONFileProjectRepository(path: "/dev/null", newBoard: newBoard)
    }
  }

  @Test("a board that may not be read is told with the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(), to: "board.json")
    var system = FileSystem.posix
    system.open = { (_) throws(SystemError) in throw .noPermission }
    let error = #expect(throws: StoreFault.self) { try folder.open("board.json", system) }
    #expect(error?.kind == .unreadable(errno: SystemError.noPermission.code))
  }

  @Test(
    "written by hand is fine",
    arguments: [
      #"{"format":"trilane.board","version":1}"#,
      #"{"version": 1.0, "cards": [{"title": "a"}], "format": "trilane.board"}"#,
      "\r\n{\t\"cards\" : [ { \"title\" : \"a\" } ] ,\"format\": \"trilane.board\",\n\n\"version\":1e0 }  \n",
      #"{"format": "trilane.board", "version": 1, "new": [{"x": null}], "cards": [{"title": "\u0007\u001b", "y": {}}]}"#,
      #"{"format": "trilane.board", "version": 1, "cards": [{"title": "a", "priority": "none", "tags": [], "body": ""}]}"#,
      #"{"format": "trilane.board", "version": 1, "lanes": {"later": 1, "todo": {"x": 2}}}"#,
    ])
  func byHand(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "board.json")
    let repository = try folder.open()
    let cards = try repository.read(matching: .all)
    #expect(cards.count == (text.contains("title") ? 1 : 0))
    #expect(cards.allSatisfy { $0.workState == .todo && $0.history.isEmpty && $0.createdAt == nil })
    #expect(repository.settings().name == "Board")
  }

  @Test("an id that is missing is the same at each reading, and is the one that is written")
  func missingID() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      boardText(#"{"title": "a"}"#, #"{"title": "a"}"#, #"{"title": "b"}"#, cardText(1, "c")), to: "board.json")
    let ids = try folder.open().ids(matching: .all)
    #expect(Set(ids).count == 4)
    #expect(try folder.open().ids(matching: .all) == ids)
    #expect(ids.prefix(3).allSatisfy { $0.description.dropFirst(14).first == "8" })
    _ = try folder.open().delete(id(1))
    #expect(try folder.open().ids(matching: .all) == Array(ids.prefix(3)))
    #expect(try folder.text("board.json").contains(ids[1].description))
    // A card of the same title added by hand afterwards gets an id of its own.
    let text = try folder.text("board.json").replacing(
      "[\n    ", with: "[\n    {\"title\": \"a\"},\n    ", maxReplacements: 1)
    try folder.write(text, to: "board.json")
    #expect(Set(try folder.open().ids(matching: .all)).count == 4)
  }

  @Test(
    "what a newer version has and this one cannot read is called newer, not damaged",
    arguments: [
      #"{"format":"trilane.board","version":2,"cards":[{"title":"n","state":"review"}]}"#,
      #"{"cards":[{"title":"n","id":"n1"}],"format":"trilane.board","version":2}"#,
      #"{"format":"trilane.board","version":2,"lanes":[]}"#,
    ])
  func newerContent(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "board.json")
    let fault = #expect(throws: StoreFault.self) { try folder.open("board.json") }
    guard case .newerContent(version: 2, _, _) = fault?.kind else {
      Issue.record("told as \(String(describing: fault))")
      return
    }
    #expect(try folder.text("board.json") == text)
  }

  @Test("a version too large for any number is newer too")
  func hugeVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"format":"trilane.board","version":99999999999999999999999}"#, to: "board.json")
    #expect(try folder.open("board.json").writeObstacle?.kind == .newer(version: .max))
  }

  @Test("a board of a newer version can be read and not changed")
  func newer() throws {
    let folder = try TemporaryFolder()
    let text = boardText(cardText(1, "a")).replacing("\"version\": 1", with: "\"version\": 2")
    try folder.write(text, to: "board.json")
    let repository = try folder.open()
    #expect(try repository.read(id: id(1))?.title == "a")
    let fault = StoreFault(path: folder.path("board.json"), kind: .newer(version: 2))
    #expect(repository.writeObstacle == fault)
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.delete(id(1)) }
    #expect(try folder.text("board.json") == text)
  }

  @Test("short titles get ids that differ in their first digits")
  func shortTitles() throws {
    let folder = try TemporaryFolder()
    let titles = ["a", "b", "c", "1", "2", "3", "가", "나", "다", "ab", "ac", "ad"]
    let cards = titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    try folder.write(#"{"format":"trilane.board","version":1,"cards":[\#(cards)]}"#, to: "board.json")
    let ids = try folder.open("board.json").ids(matching: .all)
    #expect(Set(ids.map { $0.description.prefix(6) }).count == titles.count)
  }

  @Test("looking makes no file")
  func looking() throws {
    let folder = try TemporaryFolder()
    let repository = try folder.open("deep/er/board.json")
    #expect(try repository.read(matching: .all).isEmpty)
    #expect(try repository.refresh() == false)
    #expect(repository.writeObstacle == nil)
    #expect(throws: ProjectRepositoryError.noSuchCard(id(1))) { try repository.delete(id(1)) }
    #expect(try repository.apply([]).inverse.isEmpty)
    #expect(try folder.names.isEmpty)
    _ = try repository.create(draft(1, "a"), at: .bottom)
    #expect(try folder.open("deep/er/board.json").read(id: id(1))?.title == "a")
  }
}
