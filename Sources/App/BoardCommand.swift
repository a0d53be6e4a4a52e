import Domain
import Presentation
import Storage
import Terminal
import UseCases

/// `trilane` alone: the board on the terminal.
enum BoardCommand {
  /// Runs the board until a person quits, and returns the exit status. What is wrong with the terminal or the board is told
  /// before any screen is drawn.
  static func run(_ invocation: Invocation) throws(CommandError) -> Int32 {
    let environment = invocation.environment
    try checkTerminal(environment)
    let wait = WaitNotice()
    let board = try OpenBoard(invocation, whileWaiting: { wait.tell() })
    return try run(board.useCase, location: environment.shortened(board.location.path), wait: wait, invocation)
  }

  /// Runs a board that is open. `notice` is what stands in the message row at first.
  static func run(
    _ useCase: ProjectUseCase, location: String, notice: Phrase? = nil, wait: WaitNotice = WaitNotice(),
    _ invocation: Invocation
  ) throws(CommandError) -> Int32 {
    let environment = invocation.environment
    try checkTerminal(environment)
    let session = BoardSession(
      settings: try settings(invocation), wording: invocation.wording, location: location, notice: notice,
      wait: wait, editor: ExternalEditor(environment), today: { environment.today })
    do {
      return status(of: try session.run(useCase))
    } catch {
      throw commandError(error, term: environment.setting("TERM"))
    }
  }

  private static func checkTerminal(_ environment: Environment) throws(CommandError) {
    guard environment.isInputTerminal, environment.isOutputTerminal else { throw .usage(.noTerminal) }
    guard let term = environment.setting("TERM") else { throw .usage(.noTerminalType) }
    if term == "dumb" { throw .usage(.unusableTerminalType(term)) }
  }

  private static func settings(_ invocation: Invocation) throws(CommandError) -> BoardSession.Settings {
    let environment = invocation.environment
    let usesColor =
      switch try invocation.arguments.colorChoice() {
      case .auto: environment.setting("NO_COLOR") == nil
      case .always: true
      case .never: false
      }
    return BoardSession.Settings(
      term: environment.setting("TERM"), lcAll: environment.variable("LC_ALL"),
      lcCtype: environment.variable("LC_CTYPE"), lang: environment.variable("LANG"), usesColor: usesColor,
      isASCII: invocation.arguments.has(.ascii))
  }

  /// Signals count as a shell counts them.
  private static func status(of ending: RunLoop.Ending) -> Int32 {
    switch ending {
    case .quit: 0
    case .hangup: 128 + 1
    case .terminated(let signal): 128 + signal
    }
  }

  private static func commandError(_ error: BoardSessionError, term: String?) -> CommandError {
    switch error {
    case .board(let error): .repository(error)
    case .terminal(.notATerminal): .usage(.noTerminal)
    case .terminal(.noTerminalType): .usage(.noTerminalType)
    case .terminal(.unusableTerminalType(let term)): .usage(.unusableTerminalType(term))
    case .terminal(.cannotStart(let errno)): .failure(.terminalFailed(errno: errno))
    }
  }
}
