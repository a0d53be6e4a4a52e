import Domain
import Presentation
import Screen
import TestSupport
import Testing

@testable import App

@Suite("The run loop")
struct RunLoopTests {
  private func run(
    _ terminal: ScriptedTerminal, on board: TestBoard, editor: ExternalEditor = ScriptedEditor.none,
    today: @escaping () -> CalendarDay = { TestBoard.today }
  ) -> RunLoop.Ending {
    var loop = RunLoop(
      board: board.viewModel, terminal: terminal, screen: BoardScreen(theme: Theme(glyphs: .unicode)),
      editor: editor, today: today)
    return loop.run()
  }

  @Test("keys go to the board until it quits")
  func keys() throws {
    let board = try TestBoard(TestCards.four)
    let terminal = ScriptedTerminal([.key(Key("L")), .key(Key("q"))])
    #expect(run(terminal, on: board) == .quit)
    #expect(board.lanes == "B | A C | D")
  }

  @Test("a terminal that goes away and a signal end it, whatever is open")
  func endings() throws {
    let board = try TestBoard(TestCards.four)
    #expect(run(ScriptedTerminal([.key(Key("e")), .hangup]), on: board) == .hangup)
    #expect(run(ScriptedTerminal([.terminate(15)]), on: board) == .terminated(signal: 15))
  }

  @Test("on a screen too small to show anything, no key touches a card and none throws a form away")
  func tooSmall() throws {
    let board = try TestBoard(TestCards.four)
    let small = ScreenSize(columns: 19, rows: 5)
    let events: [TerminalEvent] = [.key(Key("d")), .key(Key("3")), .paste("x"), .key(Key("q"))]
    #expect(run(ScriptedTerminal(events, size: small), on: board) == .quit)
    #expect(board.lanes == "A B | C | D")
    board.press("e x")
    #expect(run(ScriptedTerminal([.key(Key("q")), .hangup], size: small), on: board) == .hangup)
    #expect(board.viewModel.dialog != nil)
  }

  @Test("Ctrl-z suspends; what comes back is drawn whole and read again")
  func suspend() throws {
    let board = try TestBoard(TestCards.four)
    let terminal = ScriptedTerminal([.key(.control("z")), .resumed, .key(Key("q"))])
    #expect(run(terminal, on: board) == .quit)
    #expect(terminal.suspensions == 1)
    #expect(terminal.invalidations == 1)
  }

  @Test("E gives the terminal to an editor, saves what it wrote, and takes its file away")
  func editBody() throws {
    let board = try TestBoard(TestCards.four)
    let folder = try TemporaryFolder()
    let editor = ScriptedEditor(in: folder, writing: "written")
    let terminal = ScriptedTerminal([.key(Key("E")), .resumed, .key(Key("q"))], oneByOne: true)
    #expect(run(terminal, on: board, editor: editor.editor) == .quit)
    #expect(terminal.handovers == 1)
    #expect(try board.repository.read(id: TestBoard.id(1))?.body == "written")
    #expect(try folder.names == [])
    #expect(terminal.lastRows.contains { $0.contains("Edited “A”") })
  }

  @Test("what could not be saved stays in its file, which the message names")
  func keptBody() throws {
    let board = try TestBoard(TestCards.four)
    let folder = try TemporaryFolder()
    let editor = ScriptedEditor(in: folder, writing: "written") {
      _ = try board.repository.delete(TestBoard.id(1))
    }
    #expect(
      run(ScriptedTerminal([.key(Key("E")), .resumed, .key(Key("q"))]), on: board, editor: editor.editor) == .quit)
    let kept = try #require(try folder.names.first)
    #expect(try folder.text("\(kept)/a.md") == "written")
    #expect(board.message?.contains("Your text is kept in \(folder.path)/\(kept)/a.md") == true)
  }

  @Test("a new day is seen at the next event")
  func newDay() throws {
    let board = try TestBoard([TestCards.card("A", number: 1, deadline: "2026-12-02")])
    var days = [TestBoard.today, TestBoard.day("2026-12-02")]
    let terminal = ScriptedTerminal([.key(Key("j")), .key(Key("j")), .key(Key("q"))], oneByOne: true)
    #expect(run(terminal, on: board, today: { days.count > 1 ? days.removeFirst() : days[0] }) == .quit)
    #expect(terminal.lastRows.contains { $0.contains("! today") })
  }
}

/// A terminal that gives events from a list, then hangs up, and keeps the last picture.
private final class ScriptedTerminal: TerminalPort {
  let size: ScreenSize
  private(set) var suspensions = 0
  private(set) var invalidations = 0
  private(set) var handovers = 0
  private(set) var lastRows: [String] = []
  private var events: [TerminalEvent]
  /// Whether events come one at a time, with a picture after each.
  private let oneByOne: Bool

  init(_ events: [TerminalEvent], size: ScreenSize = ScreenSize(columns: 80, rows: 24), oneByOne: Bool = false) {
    self.events = events
    self.size = size
    self.oneByOne = oneByOne
  }

  func show(_ grid: CellGrid) {
    lastRows = (0..<grid.size.rows).map { PictureText.rowText($0, of: grid) }
  }

  func invalidate() { invalidations += 1 }

  func nextEvent(within milliseconds: Int?) -> TerminalEvent? {
    if oneByOne, milliseconds == 0 { return nil }
    return events.isEmpty ? .hangup : events.removeFirst()
  }

  func suspend() { suspensions += 1 }

  func withTerminalGivenBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    handovers += 1
    return try body()
  }

  func copy(_ text: String) {}
  func close() {}
}
