import Foundation

/// The shell of a `TerminalSession`: a script with job control that runs one program, and what it writes down of it.
///
/// It stands for the shell a person has started the program from. It shows no prompt and keeps its notes in files, each
/// put in place by a rename, so that a note is there whole or not at all.
struct JobShell {
  private let folder: URL

  private static let script = #"""
    # job-shell FOLDER PROGRAM [ARGUMENT…]: runs the program, then the commands that are typed.
    set -m
    notes=$1
    shift
    note() { cat >"$notes/$1.part" && mv "$notes/$1.part" "$notes/$1"; }
    look() {
      if kill -0 "$(cat "$notes/pid")" 2>/dev/null; then echo | note stopped
      elif [ ! -e "$notes/status" ]; then echo "$1" | note status
      fi
    }
    sh -c 'echo $$ >"$0/pid.part" && mv "$0/pid.part" "$0/pid" && exec "$@"' "$notes" "$@"
    look $?
    outputs=0
    while IFS= read -r line; do
      eval "$line" >"$notes/output.part" 2>&1
      status=$?
      mv "$notes/output.part" "$notes/output.$outputs"
      outputs=$((outputs + 1))
      look "$status"
    done
    """#

  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.script.utf8).write(to: folder.appending(path: "job-shell"))
  }

  /// The command that runs `program` under this shell, with exactly this environment.
  func command(_ program: URL, _ arguments: [String], environment: [String: String], in working: URL) -> [String] {
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    // A shell that is told where to go: `env -C` and tmux's own `-c` are not everywhere.
    let start = ["sh", "-c", #"cd "$0" && exec "$@""#, working.path]
    let script = ["sh", folder.appending(path: "job-shell").path, folder.path]
    return ["env", "-i"] + variables + start + script + [program.path] + arguments
  }

  var pid: Int32? { number("pid") }

  var exitStatus: Int32? { number("status") }

  var isProgramStopped: Bool { note("stopped") != nil }

  func forgetStop() throws {
    try FileManager.default.removeItem(at: folder.appending(path: "stopped"))
  }

  /// How many typed commands have ended.
  var outputs: Int {
    var count = 0
    while output(count) != nil { count += 1 }
    return count
  }

  /// What the typed command with this number, counted from 0, has printed; nil until it has ended.
  func output(_ index: Int) -> [String]? {
    note("output.\(index)")?.split(separator: "\n").map(String.init)
  }

  private func number(_ name: String) -> Int32? {
    note(name).flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private func note(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
