import Foundation

/// A process started with exactly what it is given: these three streams, this environment, this folder, no controlling
/// terminal.
///
/// Not Foundation's `Process`: on Linux that learns of the end by a descriptor which the child inherits, and a child
/// that leaves a server behind, as tmux does, would never seem to end.
struct ChildProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let pid: pid_t

  /// Starts `program`; the streams are files that are there.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String], folder: URL, stdin: URL, stdout: URL,
    stderr: URL
  ) throws {
    var actions = SpawnActions()
    actions.open(0, stdin, O_RDONLY)
    actions.open(1, stdout, O_WRONLY | O_APPEND)
    actions.open(2, stderr, O_WRONLY | O_APPEND)
    try actions.closeOthers()
    try actions.changeFolder(to: folder)

    var pid: pid_t = 0
    var (files, attributes) = (actions.files, actions.attributes)
    let error = Self.withCStrings([program.path] + arguments) { argv in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&pid, program.path, &files, &attributes, argv, envp)
      }
    }
    guard error == 0 else {
      throw Failure(description: "\(program.path) cannot be started: \(String(cString: strerror(error)))")
    }
    self.pid = pid
    // The actions own what the copies above point to.
    _ = consume actions
  }

  /// Waits for the end; nil when it has not come within `timeout` seconds. 128 and the signal's number when a signal
  /// ended the process, as a shell counts.
  func exitStatus(within timeout: Double) -> Int32? {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(timeout)
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      guard clock.now < deadline else { return nil }
      usleep(1_000)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
