import Domain
import Presentation
import Screen

/// Runs the board: events in, commands to the view model, pictures out, until a person quits or the terminal ends it.
struct RunLoop {
  /// How the board ended.
  enum Ending: Equatable {
    case quit
    /// The terminal is gone.
    case hangup
    /// This signal asked to end.
    case terminated(signal: Int32)
  }

  /// The longest wait before the day is looked at again: a machine that slept through midnight shows the new day then.
  private static let longestWait = 300_000

  /// So many events are taken together at most, so that a flood of keys still shows what it does.
  private static let eventsPerPicture = 64

  private let board: any ProjectListViewModelInput & ProjectListViewModelOutput
  private let terminal: any TerminalPort
  private let screen: BoardScreen
  private let editor: ExternalEditor
  private let today: () -> CalendarDay
  private var interpreter: KeyInterpreter

  init(
    board: any ProjectListViewModelInput & ProjectListViewModelOutput, terminal: any TerminalPort, screen: BoardScreen,
    editor: ExternalEditor, today: @escaping () -> CalendarDay
  ) {
    self.board = board
    self.terminal = terminal
    self.screen = screen
    self.editor = editor
    self.today = today
    interpreter = KeyInterpreter(keymap: board.keymap)
  }

  mutating func run() -> Ending {
    while true {
      draw()
      var event = nextEvent()
      board.changeDay(to: today())
      // Keys that are there already are taken together: a picture of each would only be overtaken by the next.
      var count = 0
      while let next = event {
        if let ending = handle(next) { return ending }
        count += 1
        event = count < RunLoop.eventsPerPicture ? terminal.nextEvent(within: 0) : nil
      }
    }
  }

  /// The next event; while none is there, the board goes on with work that waits, and shows how far it got.
  private func nextEvent() -> TerminalEvent? {
    while board.continueWork() {
      if let event = terminal.nextEvent(within: 0) { return event }
      draw()
    }
    return terminal.nextEvent(within: RunLoop.longestWait)
  }

  private func draw() {
    let picture = screen.picture(of: board, size: terminal.size)
    for lane in picture.lanes { board.noteShown(first: lane.sight.first, count: lane.sight.count, in: lane.state) }
    if let area = picture.bodyArea { board.noteBodyArea(columns: area.columns, rows: area.rows) }
    if let sight = picture.cardSight { board.noteCardSight(sight) }
    terminal.show(picture.grid)
  }

  private mutating func handle(_ event: TerminalEvent) -> Ending? {
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): if !isTooSmall { board.paste(text) }
    case .unknown, .resized: break
    case .resumed:
      terminal.invalidate()
      board.refresh()
    case .hangup: return .hangup
    case .terminate(let signal): return .terminated(signal: signal)
    }
    return nil
  }

  private mutating func handle(_ key: Key) -> Ending? {
    let context = isTooSmall ? InputContext.board : board.inputContext
    let command = interpreter.command(for: key, in: context)
    guard !isTooSmall || [.action(.quit), .action(.suspend), .action(.redraw)].contains(command) else { return nil }
    switch isTooSmall ? directRequest(of: command) : board.receive(command) {
    // What is open, and cannot be seen, may hold text that is not saved.
    case .quit: if !isTooSmall || board.dialog == nil { return .quit }
    case .suspend: terminal.suspend()
    case .redraw: terminal.invalidate()
    case .copy(let text): terminal.copy(text)
    case .editBody(let edit): editBody(edit)
    case nil: break
    }
    return nil
  }

  /// Has a body edited on the terminal; the file goes once its text is saved.
  private func editBody(_ edit: BodyEdit) {
    let result = terminal.withTerminalGivenBack { editor.edit(edit) }
    if board.finish(edit, with: result), let path = result.keptPath { editor.discard(path) }
  }

  /// On a screen that shows nothing, only what touches no card works.
  private func directRequest(of command: Command) -> RunRequest? {
    switch command {
    case .action(.quit): .quit
    case .action(.suspend): .suspend
    default: .redraw
    }
  }

  private var isTooSmall: Bool {
    BoardLayout(size: terminal.size, focus: .todo) == nil
  }
}
