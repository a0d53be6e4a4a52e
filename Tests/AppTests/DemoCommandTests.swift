import Testing

@testable import App

@Suite("The demo")
struct DemoCommandTests {
  private let shell = CommandShell([])

  @Test("without a terminal it says so, and opens no board")
  func noTerminal() {
    let result = shell.run("demo")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result == shell.run(""))
    #expect(shell.openings == 0)
  }

  @Test("it takes no operands")
  func operands() {
    #expect(shell.run("demo board.json").status == 2)
  }
}
