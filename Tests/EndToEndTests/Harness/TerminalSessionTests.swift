import Foundation
import Testing

/// The harness itself, shown on programs whose behaviour is known.
@Suite("A terminal session does what a person at a terminal does", .needsTmux)
struct TerminalSessionTests {
  private func session(_ script: String, columns: Int = 80, rows: Int = 24, sandbox: Sandbox? = nil) throws
    -> TerminalSession
  {
    try TerminalSession(
      ["-c", script], columns: columns, rows: rows, program: URL(filePath: "/bin/sh"), in: try sandbox ?? Sandbox())
  }

  @Test("Text in any script is typed as it stands, a semicolon at its end too")
  func typing() throws {
    let terminal = try session("read -r line; echo \"<$line>\"")
    try terminal.type("원조두꺼비집 é; -l C-c;")
    try terminal.send("Enter")
    try terminal.waitFor("<원조두꺼비집 é; -l C-c;>")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("Keys have names, and a semicolon is a key")
  func keys() throws {
    let terminal = try session("stty raw -echo; echo ready; dd bs=1 count=5 2>/dev/null | od -An -tx1")
    try terminal.waitFor("ready")
    try terminal.send("Escape", "C-s", ";", "Up")
    try terminal.waitFor("1b 13 3b 1b 5b")
  }

  @Test("The environment is the sandbox's, and nothing else")
  func environment() throws {
    let sandbox = try Sandbox()
    let terminal = try session("env | cut -d= -f1 | sort | tr '\\n' ' '; pwd", columns: 200, sandbox: sandbox)
    #expect(try terminal.exitStatus() == 0)
    let names = try terminal.screen()[0].split(separator: " ").map(String.init)
    let known = Set(sandbox.environment.keys).union(["TERM"])
    #expect(known.isSubset(of: names))
    #expect(
      Set(names).subtracting(known).subtracting(["PWD", "OLDPWD", "SHLVL", "_", sandbox.workingFolder.path]) == [])
    #expect(names.last == sandbox.workingFolder.path)
  }

  @Test("A resize reaches the program")
  func resize() throws {
    let terminal = try session("trap 'stty size' WINCH; stty size; while :; do sleep 0.05; done", columns: 59, rows: 20)
    try terminal.waitFor("20 59")
    try terminal.resize(columns: 200, rows: 60)
    try terminal.waitFor("60 200")
    #expect(try terminal.screen().count == 60)
  }

  @Test("A signal reaches the program, and its status is told as a shell tells it")
  func signals() throws {
    let terminal = try session("trap 'echo caught; exit 7' TERM; echo ready; while :; do sleep 0.05; done")
    try terminal.waitFor("ready")
    try terminal.signal(SIGTERM)
    try terminal.waitFor("caught")
    #expect(try terminal.exitStatus() == 7)

    let killed = try session("echo ready; while :; do sleep 0.05; done")
    try killed.waitFor("ready")
    try killed.signal(SIGKILL)
    #expect(try killed.exitStatus() == 128 + SIGKILL)
  }

  @Test("What the program did to the terminal can be seen after its end")
  func afterwards() throws {
    let terminal = try session("stty -echo")
    #expect(try terminal.exitStatus() == 0)
    #expect(try terminal.inShell("stty -a").joined(separator: " ").contains(" -echo "))
    #expect(try terminal.inShell("echo a; echo b") == ["a", "b"])
  }

  @Test("A suspended program comes back")
  func suspension() throws {
    let terminal = try session("echo ready; while read -r line; do echo \"<$line>\"; done; exit 3")
    try terminal.waitFor("ready")
    try terminal.send("C-z")
    try terminal.waitUntilSuspended()
    #expect(try terminal.inShell("echo shell") == ["shell"])
    try terminal.resume()
    try terminal.type("again")
    try terminal.send("Enter")
    try terminal.waitFor("<again>")
    try terminal.send("C-d")
    #expect(try terminal.exitStatus() == 3)
  }

  @Test("Pasted text is bracketed for a program that wants it so")
  func paste() throws {
    let terminal = try session("stty raw -echo; printf '\\033[?2004hready'; dd bs=1 count=15 2>/dev/null | od -An -c")
    try terminal.waitFor("ready")
    try terminal.paste("a\n;")
    try terminal.waitFor(#/033\s+\[\s+2\s+0\s+0\s+~\s+a\s+\\n\s+;/#)
  }

  @Test("Styles and the cursor can be read")
  func styles() throws {
    let terminal = try session("printf '\\033[7mbold\\033[0m plain'; read -r line")
    try terminal.waitFor("bold plain")
    #expect(try terminal.screenWithStyles()[0].contains("\u{1B}[7mbold"))
    #expect(try terminal.cursor() == (column: 10, row: 0))
  }

  @Test("A wait in vain fails and shows the screen")
  func timeout() throws {
    let terminal = try session("echo here; read -r line")
    try terminal.waitFor("here")
    let wait = try #require(throws: WaitInVain.self) {
      try terminal.firstAnswer("“there”", timeout: 0.1) { nil as Bool? }
    }
    #expect("\(wait)".hasPrefix("waited 0.1 s for “there”; the screen shows:\nhere\n"))
  }

  @Test("A hang-up reaches the program, which may do its last things")
  func hangUp() throws {
    let sandbox = try Sandbox()
    let terminal = try session("trap 'echo draft >draft; exit' HUP; echo ready; cat", sandbox: sandbox)
    try terminal.waitFor("ready")
    terminal.hangUp()
    try terminal.waitUntilGone()
    #expect(try String(contentsOf: sandbox.workingFolder.appending(path: "draft"), encoding: .utf8) == "draft\n")
    #expect(throws: Tmux.Failure.self) { try terminal.screen() }
  }

  @Test("Closing ends a program that does not listen")
  func closing() throws {
    let terminal = try session("trap '' HUP; echo ready; while :; do sleep 0.05; done")
    try terminal.waitFor("ready")
    terminal.close()
    try terminal.waitUntilGone()
  }
}
