import Foundation

/// Runs a program to its end, without a terminal.
enum Command {
  enum Failure: Error, CustomStringConvertible {
    case tookTooLong(String, seconds: Double)

    var description: String {
      switch self {
      case .tookTooLong(let command, let seconds): "\(command) had not ended after \(seconds) s and was killed"
      }
    }
  }

  /// Runs `trilane` with `arguments` in `sandbox`; `environment` adds to the sandbox's, or replaces what is there.
  @discardableResult
  static func run(
    _ arguments: [String], in sandbox: Sandbox, stdin: String = "", environment: [String: String] = [:]
  ) throws -> CommandResult {
    try run(
      Program.trilane, arguments, stdin: stdin, environment: sandbox.environment.merging(environment) { $1 },
      folder: sandbox.workingFolder)
  }

  /// Runs any program with exactly this environment. One that has not ended after `timeout` seconds is killed.
  ///
  /// Its streams are files: a pipe holds only so much, and a program that writes more would wait for a reader.
  @discardableResult
  static func run(
    _ program: URL, _ arguments: [String], stdin: String = "", environment: [String: String], folder: URL,
    timeout: Double = 30
  ) throws -> CommandResult {
    let streams = FileManager.default.temporaryDirectory.appending(path: "trilane-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let files = ["stdin", "stdout", "stderr"].map { streams.appending(path: $0) }
    try Data(stdin.utf8).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])

    let child = try ChildProcess(
      program, arguments, environment: environment, folder: folder, stdin: files[0], stdout: files[1],
      stderr: files[2])
    guard let status = child.exitStatus(within: timeout) else {
      kill(child.pid, SIGKILL)
      _ = child.exitStatus(within: timeout)
      let words = [program.lastPathComponent] + arguments
      throw Failure.tookTooLong(words.joined(separator: " "), seconds: timeout)
    }
    return CommandResult(
      status: status,
      stdout: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      stderr: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
