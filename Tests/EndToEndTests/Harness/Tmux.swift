import Foundation
import Testing

/// One tmux server of our own, on a private socket, with one window and nobody's configuration.
struct Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let program: URL
  private let socket: String
  private let environment: [String: String]
  private let folder: URL

  /// The socket lies in `folder`.
  init(folder: URL) throws {
    guard let program = Program.find("tmux") else { throw Failure(description: "tmux is not on PATH") }
    self.program = program
    self.folder = folder
    socket = "trilane-\(UUID().uuidString.prefix(8))"
    environment = [
      "TMUX_TMPDIR": folder.path, "HOME": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "SHELL": "/bin/sh", "TERM": "xterm-256color",
    ]
  }

  /// Runs one tmux command and returns what it prints.
  @discardableResult
  func run(_ arguments: [String]) throws -> CommandResult {
    let result = try Command.run(
      program, ["-u", "-L", socket, "-f", "/dev/null"] + arguments.map(Self.quoted), environment: environment,
      folder: folder)
    guard result.status == 0 else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(result.stderr)")
    }
    return result
  }

  /// Starts the server and a window of the given size in which `command` runs.
  func start(columns: Int, rows: Int, command: [String]) throws {
    try run(["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--"] + command)
  }

  /// Ends this server and no other; it may have ended by itself.
  func stop() {
    _ = try? run(["kill-server"])
  }

  /// tmux takes a semicolon at the end of an argument for the end of the command.
  private static func quoted(_ argument: String) -> String {
    argument.hasSuffix(";") ? argument.dropLast() + "\\;" : argument
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, saying so, where there is no tmux; not in continuous integration, where it then fails.
  static var needsTmux: Self {
    .enabled("tmux is not on PATH") {
      Program.find("tmux") != nil || ProcessInfo.processInfo.environment["CI"] == "true"
    }
  }
}
