import Foundation
import Testing

/// A terminal with a program in it, driven by keys and read by eye, as a person would.
///
/// The terminal is a tmux window. A small shell (`JobShell`) starts the program in it, notes its exit status, and stays
/// when the program has ended or been suspended, so that what it left of the terminal can be looked at. Nothing is ever
/// slept on: whatever a scenario waits for is waited for by name, and a wait that fails shows the screen.
final class TerminalSession {
  let sandbox: Sandbox
  let tmux: Tmux
  let shell: JobShell
  private var isOpen = true

  /// Opens a terminal and starts `program` in it.
  ///
  /// - Parameters:
  ///   - arguments: the program's own, without its name.
  ///   - term: the program's `TERM`; what it sends should be understood by tmux.
  ///   - environment: added to the sandbox's, or replaces what is there.
  init(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, program: URL = Program.trilane,
    in sandbox: Sandbox, term: String = "tmux-256color", environment: [String: String] = [:]
  ) throws {
    self.sandbox = sandbox
    tmux = try Tmux(folder: sandbox.harnessFolder)
    let variables = sandbox.environment.merging(["TERM": term]) { $1 }.merging(environment) { $1 }
    shell = try JobShell(folder: sandbox.harnessFolder.appending(path: UUID().uuidString))
    try tmux.start(
      columns: columns, rows: rows,
      command: shell.command(program, arguments, environment: variables, in: sandbox.workingFolder))
  }

  deinit {
    close()
  }

  /// Takes the terminal away as closing a window does: the program gets SIGHUP and has to end by itself.
  func hangUp() {
    guard isOpen else { return }
    isOpen = false
    tmux.stop()
  }

  /// Takes the terminal away; a program that outlives that is killed.
  func close() {
    hangUp()
    if let pid = shell.pid, shell.exitStatus == nil { kill(pid, SIGKILL) }
  }
}

// MARK: - Hands

extension TerminalSession {
  /// Presses keys, by tmux's names: `"a"`, `"Enter"`, `"Escape"`, `"C-s"`, `"M-b"`, `"S-Left"`, `"PageDown"`, `"F1"`.
  func send(_ keys: String...) throws {
    try tmux.run(["send-keys", "--"] + keys)
  }

  /// Types text as it stands, in any script.
  func type(_ text: String) throws {
    try tmux.run(["send-keys", "-l", "--", text])
  }

  /// Pastes text; bracketed if the program has asked for that.
  func paste(_ text: String) throws {
    try tmux.run(["set-buffer", "--", text])
    try tmux.run(["paste-buffer", "-p", "-r", "-d"])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux.run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) throws {
    kill(try pid, number)
  }
}

// MARK: - Eyes

extension TerminalSession {
  /// The rows of the screen, without spaces at their ends.
  func screen() throws -> [String] {
    try tmux.run(["capture-pane", "-p"]).lines
  }

  /// The rows of the screen with tmux's own SGR sequences for colours and attributes.
  func screenWithStyles() throws -> [String] {
    try tmux.run(["capture-pane", "-p", "-e"]).lines
  }

  /// The cursor's place, counted from 0.
  func cursor() throws -> (column: Int, row: Int) {
    let place = try tmux.run(["display-message", "-p", "#{cursor_x} #{cursor_y}"]).stdout
    let numbers = place.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 2, "tmux gives the cursor as \(place)")
    return (numbers[0], numbers[1])
  }
}
