import Foundation
import Testing

@Suite("However it ends, the terminal is given back", .needsTmux)
struct EndingScenario {
  @Test("By a signal", arguments: [SIGTERM, SIGINT, SIGSEGV, SIGABRT])
  func signals(number: Int32) throws {
    let board = try TerminalSession(in: Sandbox())
    try board.waitFor("TODO 0")
    try board.signal(number)
    #expect(try board.exitStatus() == 128 + number)
    try expectSaneTerminal(board)
  }

  @Test("SIGPIPE does not end it: the terminal is there still")
  func brokenPipe() throws {
    let board = try TerminalSession(in: Sandbox())
    try board.waitFor("TODO 0")
    try board.signal(SIGPIPE)
    try board.send("a")
    try board.waitFor("Add to TODO")
    try board.send("Escape")
    try board.waitForNo("Add to TODO")
    try board.send("q")
    #expect(try board.exitStatus() == 0)
    try expectSaneTerminal(board)
  }

  @Test("By quitting")
  func quit() throws {
    let board = try TerminalSession(in: Sandbox())
    try board.waitFor("TODO 0")
    try board.send("q")
    #expect(try board.exitStatus() == 0)
    try expectSaneTerminal(board)
  }

  @Test("For a while, by Ctrl-Z; fg draws the board again")
  func suspend() throws {
    let board = try TerminalSession(in: Sandbox())
    try board.waitFor("TODO 0")
    try board.send("C-z")
    try board.waitUntilSuspended()
    try board.resume()
    try board.waitFor("TODO 0")
  }

  @Test("When its terminal goes away, it goes too")
  func hangUp() throws {
    let board = try TerminalSession(in: Sandbox())
    try board.waitFor("TODO 0")
    board.hangUp()
    try board.waitUntilGone()
  }

  private func expectSaneTerminal(_ board: TerminalSession) throws {
    let modes = try board.inShell("stty -a").joined(separator: " ")
    for mode in [" echo ", " icanon ", " isig ", " icrnl ", " opost ", " ixon "] {
      #expect(modes.contains(mode), "\(mode) is off: \(modes)")
    }
    #expect(try !board.screen().contains { $0.contains("TODO 0") }, "the board is still on the screen")
  }
}
