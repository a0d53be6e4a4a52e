#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

internal import CNcurses

/// Where the handler writes; set while no handler is installed, so that it never changes under one.
@exclusivity(unchecked) nonisolated(unsafe) private var wakeDescriptor: Int32 = -1

/// Runs as a signal handler: only what is safe in one.
private func noteSignal(_ signal: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(wakeDescriptor, &byte, 1)
  errno = before
}

/// Signals as something to poll: each that comes is written to a pipe, and taken out between events.
///
/// One instance at a time, since handlers belong to the process. A signal that was ignored stays so, as `nohup` wants,
/// but for SIGWINCH and SIGCONT, which are about the screen alone.
final class TerminalSignals {
  /// With SIGPIPE, of which nothing comes but that it does not end the program while the terminal is not given back: a
  /// write to a terminal that is gone fails, and reading from it tells.
  private static let aboutScreen = [SIGWINCH, SIGCONT, SIGPIPE]
  private static let respectingIgnored = [SIGTSTP, SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Readable when a signal has come.
  let descriptor: Int32
  private let writing: Int32
  private var previous: [Int32: sigaction] = [:]
  private(set) var pending = SignalSet()

  /// Installs the handlers. To be done before ncurses starts: it leaves those alone that it finds.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(errno) }
    descriptor = ends[0]
    writing = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeDescriptor = writing
    for signal in TerminalSignals.aboutScreen + TerminalSignals.respectingIgnored { install(signal) }
  }

  /// Puts the handlers back that were there before. Nothing is noted afterwards.
  func close() {
    guard wakeDescriptor == writing else { return }
    for (signal, var action) in previous { _ = trilane_puts_back(signal, &action) }
    previous = [:]
    wakeDescriptor = -1
    for end in [descriptor, writing] { closeDescriptor(end) }
  }

  /// Takes in what the handlers have noted.
  func collect() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for byte in bytes[..<count] { pending.insert(Int32(byte)) }
    }
  }

  /// Whether a signal was noted, which is forgotten with that.
  func take(_ signal: Int32) -> Bool {
    pending.remove(signal)
  }

  /// Forgets signals that were meant for another program or are answered already.
  func forget(_ signals: [Int32]) {
    collect()
    for signal in signals { _ = pending.remove(signal) }
  }

  /// Stops the process group, as Ctrl-Z does, until it is continued. Returns at once if nobody could continue it.
  func stopProcessGroup(by signal: Int32) {
    var handler = sigaction()
    _ = trilane_handle_by_default(signal, &handler)
    _ = kill(0, signal)
    _ = trilane_puts_back(signal, &handler)
  }

  private func install(_ signal: Int32) {
    var action = sigaction()
    guard trilane_handle(signal, noteSignal, false, &action) else { return }
    if TerminalSignals.respectingIgnored.contains(signal), trilane_ignores(&action) {
      _ = trilane_puts_back(signal, &action)
    } else {
      previous[signal] = action
    }
  }

  private func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }
}
