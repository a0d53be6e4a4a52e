import Foundation
import Testing

@testable import Terminal

/// With signals that do nothing by default, sent to the test process; some other thread of it may take them.
@Suite(.serialized) struct TerminalSignalsTests {
  @Test func aSignalMakesTheDescriptorReadableUntilItIsTaken() throws {
    let signals = try TerminalSignals()
    defer { signals.close() }
    var wait = DescriptorWait(input: -1, signals: signals.descriptor, waking: [])
    #expect(wait.wait(0) == [])
    send(SIGWINCH, to: signals)
    send(SIGWINCH, to: signals)
    #expect(wait.wait(0) == [])
    let takes = [signals.take(SIGWINCH), signals.take(SIGWINCH), signals.take(SIGTERM)]
    #expect(takes == [true, false, false])
  }

  @Test func whatIsForgottenIsNotTaken() throws {
    let signals = try TerminalSignals()
    defer { signals.close() }
    send(SIGCONT, to: signals)
    send(SIGWINCH, to: signals)
    signals.forget([SIGCONT])
    let takes = [signals.take(SIGCONT), signals.take(SIGWINCH)]
    #expect(takes == [false, true])
  }

  @Test func closingPutsTheHandlersBack() throws {
    var before = sigaction()
    sigaction(SIGWINCH, nil, &before)
    let signals = try TerminalSignals()
    var during = sigaction()
    sigaction(SIGWINCH, nil, &during)
    signals.close()
    signals.close()
    var after = sigaction()
    sigaction(SIGWINCH, nil, &after)
    #expect(bytes(of: during) != bytes(of: before))
    #expect(bytes(of: after) == bytes(of: before))
    kill(getpid(), SIGWINCH)
    #expect(signals.pending.isEmpty)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let signals = try TerminalSignals()
    defer { signals.close() }
    kill(getpid(), SIGHUP)
    signals.collect()
    #expect(signals.pending.isEmpty)
  }

  private func send(_ signal: Int32, to signals: TerminalSignals) {
    var wait = DescriptorWait(input: -1, signals: signals.descriptor, waking: [])
    kill(getpid(), signal)
    #expect(wait.wait(1000) == .signals)
    signals.collect()
  }

  /// The handler, which is what the action begins with.
  private func bytes(of action: sigaction) -> [UInt8] {
    withUnsafeBytes(of: action) { Array($0.prefix(MemoryLayout<UInt>.size)) }
  }
}
