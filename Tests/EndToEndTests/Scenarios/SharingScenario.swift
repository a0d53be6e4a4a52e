import Foundation
import Testing

@Suite("Several programs on one board", .needsTmux)
struct SharingScenario {
  @Test("Cards added beside an open board are there after its next change, and so is that")
  func besideAnOpenBoard() throws {
    let sandbox = try Sandbox()
    _ = try Command.run(["add", "mine"], in: sandbox)
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 1")
    _ = try Command.shell("printf 'theirs %s\\n' 1 2 3 | trilane add -", in: sandbox)
    try board.send("L")
    try board.waitFor("TODO 3")
    try board.waitFor("DOING 1")
    _ = try Command.run(["add", "fourth"], in: sandbox)
    try board.send("r")
    try board.waitFor("TODO 4")
    #expect(try Command.run(["list"], in: sandbox).stdout.contains("TODO 4"))
  }

  @Test("Eight shells add fifty cards each at once, and four hundred are there")
  func manyShells() throws {
    let sandbox = try Sandbox()
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 0")
    let result = try Command.shell(
      """
      for shell in 1 2 3 4 5 6 7 8; do
        ( for card in $(seq 50); do trilane add --title "card $shell.$card" >/dev/null || echo failed; done ) &
      done
      wait
      trilane list | grep -c 'card [0-9]'
      """, in: sandbox, timeout: 300)
    #expect(result.lines == ["400"])
    try board.send("r")
    try board.waitFor("TODO 400")
  }

  @Test("While another program holds the lock, the board says that it waits, and goes on when it is free")
  func waiting() throws {
    let flock = try #require(Program.find("flock"), "flock is not on PATH")
    let sandbox = try Sandbox()
    _ = try Command.shell("trilane init && trilane add mine", in: sandbox)
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 1")
    let holder = try TerminalSession(
      ["-x", sandbox.workingFolder.path, "-c", "echo held; sleep 2"], program: flock, in: sandbox)
    try holder.waitFor("held")
    try board.send("L")
    try board.waitFor("Waiting for another process")
    try board.waitFor("Moved “mine” to DOING")
  }

  @Test("A board of a newer version says so at once, and at each key that would change it")
  func newer() throws {
    let sandbox = try Sandbox()
    let board = #"{"format":"trilane.board","version":2,"cards":[{"title":"x"}]}"#
    try board.write(to: sandbox.workingFolder.appending(path: ".trilane.json"), atomically: true, encoding: .utf8)
    let terminal = try TerminalSession(in: sandbox)
    try terminal.waitFor("made by a newer Trilane")
    try terminal.send("Escape")
    try terminal.waitForNo("made by a newer Trilane")
    try terminal.send("a")
    try terminal.waitFor("made by a newer Trilane")
    #expect(try !terminal.screen().contains { $0.contains("Add to TODO") })
  }

  @Test("A card that was deleted elsewhere is not changed, and the screen says so")
  func deletedElsewhere() throws {
    let sandbox = try Sandbox()
    let id = try Command.run(["add", "mine"], in: sandbox).stdout.filter { !$0.isNewline }
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 1")
    _ = try Command.run(["delete", id], in: sandbox)
    try board.send("L")
    try board.waitFor("there is no card")
    try board.waitFor("TODO 0")
  }
}
