import Testing

@Suite("Start")
struct StartScenario {
  @Test("The program says who it is and ends well, in a terminal", .needsTmux)
  func inTerminal() throws {
    let terminal = try TerminalSession(["--version"], in: Sandbox())
    try terminal.waitFor("trilane")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("The program says who it is and ends well, without a terminal")
  func withoutTerminal() throws {
    let result = try Command.run(["--version"], in: Sandbox())
    #expect(result.status == 0)
    #expect(result.stdout.hasPrefix("trilane"))
    #expect(result.stderr == "")
  }
}
