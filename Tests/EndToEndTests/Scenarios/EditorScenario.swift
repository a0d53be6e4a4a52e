import Foundation
import Testing

@Suite("The body in the person's own editor", .needsTmux)
struct EditorScenario {
  /// An editor that says that it is open, puts a line that is typed at the end of the file, and fails for `fail`.
  private static let script = """
    echo editor open
    read line
    echo "$line" >>"$1"
    [ "$line" != fail ]
    """

  /// A board with one card, opened with that editor; temporary files go to the sandbox's folder `tmp`.
  private func board(in sandbox: Sandbox) throws -> TerminalSession {
    let script = sandbox.folder.appending(path: "my editor")
    try Data(Self.script.utf8).write(to: script)
    try FileManager.default.createDirectory(at: temporary(sandbox), withIntermediateDirectories: true)
    _ = try Command.shell("trilane add Tea >/dev/null", in: sandbox)
    let board = try TerminalSession(
      in: sandbox, environment: ["EDITOR": "sh '\(script.path)'", "TMPDIR": temporary(sandbox).path])
    try board.waitFor("TODO 1")
    return board
  }

  private func temporary(_ sandbox: Sandbox) -> URL { sandbox.folder.appending(path: "tmp") }

  private func leftovers(_ sandbox: Sandbox) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: temporary(sandbox).path).filter { $0.hasSuffix(".md") }
  }

  @Test("It comes back with the text, and the board fits the size that the terminal has by then")
  func edit() throws {
    let sandbox = try Sandbox()
    let board = try board(in: sandbox)
    try board.send("E")
    try board.waitFor("editor open")
    try board.resize(columns: 59, rows: 20)
    try board.type("한글 본문")
    try board.send("Enter")
    try board.waitFor("Edited “Tea”")
    #expect(try board.screen().allSatisfy { $0.count <= 59 })
    #expect(try leftovers(sandbox) == [])
    try board.send("Enter")
    try board.waitFor("한글 본문")
  }

  @Test("Ctrl-Z in it gives the shell back, and fg goes on in it")
  func suspend() throws {
    let sandbox = try Sandbox()
    let board = try board(in: sandbox)
    try board.send("E")
    try board.waitFor("editor open")
    try board.send("C-z")
    try board.waitUntilSuspended()
    try board.resume()
    try board.type("later")
    try board.send("Enter")
    try board.waitFor("Edited “Tea”")
    try board.send("q")
    #expect(try board.exitStatus() == 0)
  }

  @Test("When it fails the text stays in its file, and Ctrl-C in it does not end the board")
  func fail() throws {
    let sandbox = try Sandbox()
    let board = try board(in: sandbox)
    try board.send("E")
    try board.waitFor("editor open")
    try board.type("fail")
    try board.send("Enter")
    try board.waitFor("Your text is kept in")
    #expect(try leftovers(sandbox).count == 1)
    try board.send("E")
    try board.waitFor("editor open")
    try board.send("C-c")
    try board.waitFor("by signal 2")
    #expect(try leftovers(sandbox).count == 1)
  }
}
