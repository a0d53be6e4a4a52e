#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

package import Screen

/// The terminal, drawn by ncurses and read byte by byte.
///
/// One instance at a time: curses and signal handlers belong to the process. While nothing happens it is blocked in
/// poll(2). The locale must have been adopted before (`TerminalLocale`).
package final class NcursesTerminal: TerminalPort {
  package private(set) var size: ScreenSize

  private let device: TerminalDevice
  private let signals: TerminalSignals
  private let output: NcursesOutput
  private let crashGuard: CrashGuard
  private let messages = HeldMessages()
  private let clock: () -> Int

  private var decoder: InputDecoder
  private var wait: DescriptorWait
  private var runs: GridRuns
  /// What is on the screen; nil when that is not known.
  private var shown: GridContent?
  private var events: [TerminalEvent] = []
  private var isOurs = false
  private var isClosed = false
  private var isGone = false

  /// Takes the terminal on standard input and output; the screen is blank then.
  package convenience init(_ options: TerminalOptions) throws(TerminalError) {
    try self.init(options, clock: MonotonicClock.milliseconds)
  }

  /// `clock`: milliseconds, never going back.
  init(_ options: TerminalOptions, clock: @escaping () -> Int) throws(TerminalError) {
    device = try TerminalDevice()
    let types = try TerminalType.candidates(for: options.term)
    signals = try TerminalSignals()
    do {
      output = try NcursesOutput(
        device: device, types: types, palette: options.palette, usesColor: options.usesColor)
    } catch {
      signals.close()
      throw error
    }
    crashGuard = CrashGuard(device: device.output, modes: device.foundModes, reset: output.resetBytes)
    size = output.size
    decoder = InputDecoder(terminalKeys: TerminfoKeys.table())
    wait = DescriptorWait(input: device.input, signals: signals.descriptor, waking: options.wakingDescriptors)
    runs = GridRuns(
      encoder: CellEncoder(
        encoding: options.encoding, standIn: options.standIn, systemWidth: SystemWidth.cells))
    self.clock = clock
    guardScreen()
  }

  deinit {
    close()
  }

  // MARK: - Out

  package func show(_ grid: CellGrid) {
    guard isOurs else { return }
    let content = GridContent(grid)
    runs.update(from: shown, to: content, within: size)
    output.show(runs, cursor: grid.cursor)
    shown = content
  }

  package func invalidate() {
    shown = nil
    if isOurs { output.invalidate() }
  }

  package func copy(_ text: String) {
    if isOurs { output.copy(text) }
  }

  // MARK: - In

  /// Also nil when one of the waking descriptors is readable, which its owner must read before the next call.
  package func nextEvent(within milliseconds: Int?) -> TerminalEvent? {
    let deadline = milliseconds.map { clock() + max(0, $0) }
    while events.isEmpty {
      guard !isGone, !isClosed else { return .hangup }
      let ready = signals.pending.isEmpty ? wait.wait(timeToWait(until: deadline)) : .signals
      if ready.contains(.signals) {
        // Input is looked for again afterwards: a suspend may have thrown away what was there.
        actOnSignals()
      } else if ready.contains(.input), isOurs {
        readInput()
      } else {
        events += decoder.timeOut(at: clock())
      }
      guard events.isEmpty else { break }
      if ready.contains(.waking) { return nil }
      if let deadline, clock() >= deadline { return nil }
    }
    return events.removeFirst()
  }

  /// Until the caller's deadline or the decoder's, whichever comes first; nil for ever.
  private func timeToWait(until deadline: Int?) -> Int? {
    [deadline, decoder.waitsUntil].compactMap { $0 }.min().map { $0 - clock() }
  }

  private func readInput() {
    switch device.read() {
    case .bytes(let bytes): events += decoder.feed(bytes, at: clock())
    case .nothing: break
    case .ended: hangUp()
    }
  }

  private func hangUp() {
    isGone = true
    events.append(.hangup)
  }

  // MARK: - Signals

  private func actOnSignals() {
    signals.collect()
    signals.forget([SIGPIPE])
    if signals.take(SIGHUP) { hangUp() }
    for signal in [SIGTERM, SIGINT, SIGQUIT] where signals.take(signal) { events.append(.terminate(signal)) }
    if signals.take(SIGTSTP) { return suspend() }
    if signals.take(SIGCONT) { resumeAfterStop() }
    if signals.take(SIGWINCH), isOurs { fitToDevice() }
  }

  /// The size is told even if it is the same again: what the terminal made of its cells meanwhile is not known.
  private func fitToDevice() {
    output.fitToDevice()
    size = output.size
    invalidate()
    events.append(.resized(size))
  }

  /// After SIGSTOP, of which nothing is known before it is over.
  private func resumeAfterStop() {
    guard isOurs else { return }
    giveBack()
    takeAgain()
  }

  // MARK: - Giving back

  package func suspend() {
    guard isOurs else { return }
    giveBack()
    signals.stopProcessGroup(by: SIGTSTP)
    takeAgain()
  }

  /// Lets another program have the terminal, such as an editor. `.resumed` comes next.
  ///
  /// What a person does to that program with Ctrl-C, Ctrl-\ or Ctrl-Z is not done to this one.
  package func withTerminalGivenBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isOurs else { return try body() }
    giveBack()
    defer {
      signals.forget([SIGINT, SIGQUIT, SIGTSTP])
      takeAgain()
    }
    return try body()
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    giveBack()
    output.close()
    signals.close()
  }

  private func guardScreen() {
    messages.hold()
    crashGuard.arm(heldMessages: messages.reading, standardError: messages.standardError)
    isOurs = true
  }

  private func giveBack() {
    guard isOurs else { return }
    isOurs = false
    // A background job that touched the modes would be stopped; the shell has set its own.
    if device.isForeground { output.giveBack() }
    crashGuard.disarm()
    messages.letOut()
  }

  /// Takes the terminal once this process is in the foreground; not if it was told to end meanwhile.
  private func takeAgain() {
    waitForForeground()
    signals.forget([SIGCONT, SIGTSTP, SIGWINCH])
    guard !isTold(toEndBy: [SIGHUP, SIGTERM]) else { return }
    output.takeAgain()
    guardScreen()
    if size != output.size {
      size = output.size
      events.append(.resized(size))
    }
    invalidate()
    events.append(.resumed)
  }

  /// Stops again as long as it was continued in the background, as `bg` does.
  private func waitForForeground() {
    while !device.isForeground, !isTold(toEndBy: [SIGHUP, SIGTERM]) {
      signals.forget([SIGCONT])
      signals.stopProcessGroup(by: SIGTTOU)
      signals.collect()
      // Nobody could continue it, so it was not stopped.
      guard signals.pending.contains(SIGCONT) else { return }
    }
  }

  private func isTold(toEndBy endings: [Int32]) -> Bool {
    signals.collect()
    return endings.contains { signals.pending.contains($0) }
  }
}
