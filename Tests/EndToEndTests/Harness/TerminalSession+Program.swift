import Foundation
import Testing

extension TerminalSession {
  /// The program's process id.
  var pid: Int32 {
    get throws { try poll("the program's start") { shell.pid } }
  }

  /// Waits until the program has ended; 128 and the signal's number when a signal ended it, as a shell counts.
  func exitStatus(timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int32 {
    try poll("the program's end", timeout: timeout, sourceLocation: sourceLocation) { shell.exitStatus }
  }

  /// Waits until the program is no more; for after `hangUp`, when no shell is left to note its exit status.
  func waitUntilGone(timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let pid = try pid
    try poll("the program's end", timeout: timeout, sourceLocation: sourceLocation) { Self.isGone(pid) ? true : nil }
  }

  /// A zombie, which whoever adopted it has yet to reap, is gone too; only Linux tells.
  private static func isGone(_ pid: Int32) -> Bool {
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return kill(pid, 0) != 0 || stat.contains(") Z ")
  }

  /// Waits until the program has stopped (Ctrl-Z) and the shell has the terminal.
  func waitUntilSuspended(timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try poll("the program's suspension", timeout: timeout, sourceLocation: sourceLocation) {
      shell.isProgramStopped ? true : nil
    }
  }

  /// Brings a suspended program back to the foreground.
  func resume() throws {
    try shell.forgetStop()
    try type("fg")
    try send("Enter")
  }

  /// Has the shell run `command` once the program has ended or is suspended, as `stty -a`; returns its lines.
  func inShell(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let earlier = shell.outputs
    try type(command)
    try send("Enter")
    return try poll("the output of \(command)", sourceLocation: sourceLocation) { shell.output(earlier) }
  }
}
