#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

internal import CNcurses

/// All that the handler needs, prepared before: it may neither allocate nor ask anyone.
private struct CrashRecord {
  var device: Int32
  var modes: termios
  var reset: UnsafeMutableBufferPointer<UInt8>
  /// The reading end of the held standard error and the real one; -1 when it is not held.
  var heldMessages: Int32
  var standardError: Int32
  /// What each signal did before, by its number.
  var previous: UnsafeMutablePointer<sigaction>
}

/// Set only by the guard below, between crashes; nil while the terminal is not ours.
@exclusivity(unchecked) nonisolated(unsafe) private var armed: UnsafeMutablePointer<CrashRecord>?

/// Runs as a signal handler, all other signals blocked: gives the terminal back, then dies by the same signal.
private func giveBackAndDie(_ signal: Int32) {
  guard let record = armed else { return }
  armed = nil
  if tcgetpgrp(record.pointee.device) == getpgrp() {
    _ = write(record.pointee.device, record.pointee.reset.baseAddress, record.pointee.reset.count)
    _ = tcsetattr(record.pointee.device, TCSANOW, &record.pointee.modes)
  }
  if record.pointee.heldMessages >= 0 {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while true {
        let count = read(record.pointee.heldMessages, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        _ = write(record.pointee.standardError, buffer.baseAddress, count)
      }
    }
  }
  // The default action, not what was there before: Swift's backtracer would wait for a key on a terminal.
  var defaultAction = sigaction()
  _ = sigaction(signal, &defaultAction, nil)
  _ = raise(signal)
}

/// Gives the terminal back when the program crashes, before the message of the crash is shown.
///
/// A Swift trap is SIGILL or SIGTRAP. The handlers run on a stack of their own, so that they survive an endless recursion.
final class CrashGuard {
  private static let signals = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]
  private static let stackSize = 1 << 16
  /// Room for every signal's number in `CrashRecord.previous`.
  private static let signalLimit = 64

  private let record: UnsafeMutablePointer<CrashRecord>
  private let stack: UnsafeMutableRawPointer
  private var previousStack = stack_t()

  /// `reset`: what the terminal is sent to be as it was found.
  init(device: Int32, modes: termios, reset: [UInt8]) {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: CrashGuard.signalLimit)
    previous.initialize(repeating: sigaction(), count: CrashGuard.signalLimit)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: reset.count)
    _ = bytes.initialize(from: reset)
    record = .allocate(capacity: 1)
    record.initialize(
      to: CrashRecord(
        device: device, modes: modes, reset: bytes, heldMessages: -1, standardError: -1, previous: previous))
    stack = .allocate(byteCount: CrashGuard.stackSize, alignment: 16)
    useOwnStack()
  }

  /// From here on a crash gives the terminal back. The descriptors are those of the held standard error, -1 for none.
  func arm(heldMessages: Int32, standardError: Int32) {
    record.pointee.heldMessages = heldMessages
    record.pointee.standardError = standardError
    armed = record
    for signal in CrashGuard.signals {
      _ = trilane_handle(signal, giveBackAndDie, true, record.pointee.previous + Int(signal))
    }
  }

  /// From here on a crash is none of its business: the terminal is not ours.
  func disarm() {
    guard armed == record else { return }
    for signal in CrashGuard.signals { _ = trilane_puts_back(signal, record.pointee.previous + Int(signal)) }
    armed = nil
  }

  deinit {
    disarm()
    _ = sigaltstack(&previousStack, nil)
    stack.deallocate()
    record.pointee.previous.deallocate()
    record.pointee.reset.deallocate()
    record.deallocate()
  }

  private func useOwnStack() {
    var own = stack_t()
    own.ss_sp = stack
    own.ss_size = CrashGuard.stackSize
    _ = sigaltstack(&own, &previousStack)
  }
}
