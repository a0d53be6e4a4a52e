internal import CNcurses
internal import Screen

/// The curses screen: started, drawn on, given back and taken again.
///
/// ncurses decides what is sent, and switches the alternate screen, the keypad and the modes of the device. It never
/// reads keys.
final class NcursesOutput {
  private static let pasteOn = Array("\u{1B}[?2004h".utf8)
  private static let pasteOff = Array("\u{1B}[?2004l".utf8)
  private static let cursorOn = Array("\u{1B}[?25h".utf8)
  private static let cursorOff = Array("\u{1B}[?25l".utf8)

  private let device: TerminalDevice
  private let screen: OpaquePointer
  private let styles: StyleAttributes
  /// Whether control sequences as xterm has them are understood, or at least ignored.
  private let isANSI: Bool
  /// Whether the cursor is hidden by its own mode alone. terminfo's strings would also stop its blinking, for good.
  private let hidesCursorByMode: Bool
  private var isCursorShown: Bool?

  /// Starts curses with the first of the terminal types that the database knows, and leaves the screen blank.
  init(device: TerminalDevice, types: [String], palette: InkPalette, usesColor: Bool) throws(TerminalError) {
    guard let type = types.first(where: { trilane_knows_terminal($0, device.output) }),
      let screen = trilane_newterm(type)
    else { throw .unusableTerminalType(types.first ?? "") }
    self.device = device
    self.screen = screen
    isANSI = TerminfoString.bytes("cup")?.starts(with: [0x1B, 0x5B]) ?? false
    hidesCursorByMode = TerminfoString.bytes("civis").map(NcursesOutput.hasCursorMode) ?? false
    raw()
    nonl()
    noecho()
    typeahead(-1)
    device.takeEightBits()
    def_prog_mode()
    styles = StyleAttributes(palette: palette, usesColor: usesColor)
    trilane_keypad(true)
    fitToDevice()
    trilane_refresh()
    send(NcursesOutput.pasteOn)
  }

  var size: ScreenSize {
    ScreenSize(columns: Int(trilane_columns()), rows: Int(trilane_lines()))
  }

  /// What gives the terminal back without curses, for a crash.
  var resetBytes: [UInt8] {
    let own = isANSI ? NcursesOutput.pasteOff + NcursesOutput.cursorOn : []
    let ends = ["rmkx", "sgr0", "cnorm", "rmcup"].filter { $0 != "cnorm" || !hidesCursorByMode }
    return own + ends.compactMap(TerminfoString.bytes).joined()
  }

  /// Makes the curses screen as large as the terminal is now.
  func fitToDevice() {
    guard let found = device.size, found != size else { return }
    _ = resizeterm(Int32(found.rows), Int32(found.columns))
  }

  /// The next refresh sends everything.
  func invalidate() {
    trilane_redraw_next()
  }

  /// Puts runs on the screen, and the cursor at its place or out of sight.
  func show(_ runs: GridRuns, cursor: CellPosition?) {
    runs.text.withUnsafeBytes { text in
      guard let start = text.bindMemory(to: CChar.self).baseAddress else { return }
      for run in runs.runs { put(run, start) }
    }
    let visible = cursor.flatMap(inside)
    if visible == nil { showCursor(false) }
    trilane_leave_cursor(visible == nil)
    if let visible { trilane_move(Int32(visible.row), Int32(visible.column)) }
    trilane_refresh()
    if visible != nil { showCursor(true) }
  }

  /// Puts text on the terminal's clipboard.
  func copy(_ text: String) {
    send(ClipboardSequence.bytes(copying: text))
  }

  /// Gives the terminal back as it was found.
  func giveBack() {
    send(NcursesOutput.pasteOff)
    clearLastRow()
    endwin()
    if isCursorShown == false, hidesCursorByMode { send(NcursesOutput.cursorOn) }
    isCursorShown = nil
    device.putModesBack()
  }

  /// Where there is no other screen to go back to, the shell goes on in the last row.
  private func clearLastRow() {
    guard TerminfoString.bytes("rmcup") == nil else { return }
    trilane_clear_row(Int32(size.rows - 1))
    trilane_refresh()
  }

  /// Takes the terminal again, with the picture that it had.
  func takeAgain() {
    fitToDevice()
    trilane_redraw_next()
    trilane_refresh()
    // ncurses would do so only when it reads a key.
    trilane_keypad(true)
    send(NcursesOutput.pasteOn)
  }

  /// Frees curses. Nothing may be called afterwards.
  func close() {
    delscreen(screen)
  }

  private func put(_ run: GridRun, _ text: UnsafePointer<CChar>) {
    let (attributes, pair) = styles.attributes(of: run.style)
    trilane_set_style(attributes, pair)
    trilane_put(Int32(run.row), Int32(run.column), text + run.bytes.lowerBound, Int32(run.bytes.count))
  }

  private func inside(_ position: CellPosition) -> CellPosition? {
    let size = size
    guard (0..<size.columns).contains(position.column), (0..<size.rows).contains(position.row) else { return nil }
    return position
  }

  private func showCursor(_ shown: Bool) {
    guard shown != isCursorShown else { return }
    isCursorShown = shown
    if hidesCursorByMode {
      send(shown ? NcursesOutput.cursorOn : NcursesOutput.cursorOff)
    } else {
      trilane_show_cursor(shown)
      if shown { trilane_refresh() }
    }
  }

  /// Sends a control sequence, between what ncurses sends: it holds nothing back after a refresh.
  private func send(_ sequence: [UInt8]) {
    if isANSI { device.write(sequence) }
  }

  private static func hasCursorMode(_ bytes: [UInt8]) -> Bool {
    bytes.count >= cursorOff.count
      && (0...(bytes.count - cursorOff.count)).contains { bytes[$0...].starts(with: cursorOff) }
  }
}
