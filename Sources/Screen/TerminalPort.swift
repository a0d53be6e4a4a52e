package import Presentation

/// What comes from a terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// Pasted text, line ends as they came.
  case paste(String)
  /// A sequence that means no key known here, as bytes.
  case unknown([UInt8])
  /// The size changed, or the terminal was taken back after a suspend: draw everything again.
  case resized(ScreenSize)
  case resumed
  /// The terminal is gone (SIGHUP, end of file).
  case hangup
  /// SIGTERM or SIGINT: leave, with this signal's number.
  case terminate(Int32)
}

/// The terminal as the run loop sees it; implemented on ncurses, and in memory by tests.
package protocol TerminalPort: AnyObject {
  var size: ScreenSize { get }

  /// Puts a picture on the terminal; sends only what changed since the last one.
  func show(_ grid: CellGrid)

  /// Marks the whole screen as unknown, so that the next picture is sent in full.
  func invalidate()

  /// Waits for the next event, at most `milliseconds` (nil: for ever); nil when the time ran out.
  func nextEvent(within milliseconds: Int?) -> TerminalEvent?

  /// Puts text on the terminal's own clipboard, where it has one that programs may write; nothing tells whether it does.
  func copy(_ text: String)

  /// Gives the terminal back, stops this process as Ctrl-Z does, and takes the terminal again when it continues.
  func suspend()

  /// Lets another program have the terminal while the closure runs, and takes it again; `.resumed` comes next.
  func withTerminalGivenBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Gives the terminal back as it was found. Nothing is shown afterwards; calling it twice does no harm.
  func close()
}
