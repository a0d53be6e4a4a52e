import Domain
import Presentation
import Screen
import Terminal
import Text
import UseCases

/// The board on the terminal, from taking it to giving it back.
struct BoardSession {
  /// What the environment and the command line say of the terminal.
  struct Settings {
    var term: String?
    var lcAll: String?
    var lcCtype: String?
    var lang: String?
    /// False with `NO_COLOR` or `--color=never`.
    var usesColor = true
    /// True with `--ascii`, whatever the locale is.
    var isASCII = false
  }

  let settings: Settings
  let wording: any Wording
  /// Where the board is kept, for the eye.
  let location: String
  /// What stands in the message row at first.
  var notice: Phrase?
  /// Set here: what is drawn while a change waits for another process.
  let wait: WaitNotice
  let editor: ExternalEditor
  let today: () -> CalendarDay

  /// Runs until a person quits or the terminal ends it. The board is read before the terminal is taken, so that its faults
  /// are told on an ordinary screen.
  func run(_ useCase: ProjectUseCase) throws(BoardSessionError) -> RunLoop.Ending {
    let board: ProjectListViewModel
    do {
      board = try ProjectListViewModel(useCase: useCase, wording: wording, keymap: Keymap(), location: location)
    } catch {
      throw .board(error)
    }
    if let notice { board.tell(notice) }
    let encoding = adoptEncoding()
    let options = TerminalOptions(term: settings.term, encoding: encoding, usesColor: settings.usesColor) {
      cluster, width, systemWidth in
      StandIn.text(for: cluster, width: width, systemWidth: systemWidth)
    }
    let terminal: NcursesTerminal
    do { terminal = try NcursesTerminal(options) } catch { throw .terminal(error) }
    defer { terminal.close() }
    let theme = Theme(glyphs: encoding == .ascii ? .ascii : .unicode)
    let screen = BoardScreen(theme: theme)
    wait.tell = {
      board.tell(.waitingForOther)
      terminal.show(screen.picture(of: board, size: terminal.size).grid)
    }
    // The notice holds the terminal, and the board the notice.
    defer { wait.tell = {} }
    var loop = RunLoop(board: board, terminal: terminal, screen: screen, editor: editor, today: today)
    return loop.run()
  }

  private func adoptEncoding() -> CharacterEncoding {
    let encoding = TerminalLocale.adopt(lcAll: settings.lcAll, lcCtype: settings.lcCtype, lang: settings.lang)
    return settings.isASCII ? .ascii : encoding
  }
}
