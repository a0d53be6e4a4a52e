import Testing

@Suite("The demo")
struct DemoScenario {
  @Test("It says that nothing is saved, works like a board, and leaves no file", .needsTmux)
  func demo() throws {
    let sandbox = try Sandbox()
    let terminal = try TerminalSession(["demo"], in: sandbox)
    try terminal.waitFor("This is a demo: nothing is saved.")
    try terminal.send("Space")
    try terminal.send("Space")
    try terminal.waitFor("2 marked")
    try terminal.type("3")
    try terminal.waitFor("Moved 2 cards to DONE")
    try terminal.type("q")
    #expect(try terminal.exitStatus() == 0)
    let list = try Command.run(["list"], in: sandbox)
    #expect(!list.stdout.contains("Fix the login redirect"))
  }
}
