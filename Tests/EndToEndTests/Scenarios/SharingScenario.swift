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
