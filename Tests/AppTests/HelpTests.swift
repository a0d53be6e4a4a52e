import Presentation
import Testing

@testable import App

@Suite("Help and version touch no board")
struct HelpTests {
  private let shell = CommandShell([])

  @Test("Help names every command and every general option")
  func program() {
    let help = shell.run("help")
    #expect(help.status == 0)
    #expect(help == shell.run("--help"))
    #expect(help == shell.run("-h"))
    for command in CommandName.allCases { #expect(help.output.contains("trilane \(command.rawValue)")) }
    for option in CommandOption.allCases where option.isGeneral { #expect(help.output.contains(option.spelling)) }
    #expect(shell.openings == 0)
  }

  @Test("The help of a command has usage, options, examples and exit status", arguments: CommandName.allCases)
  func command(name: CommandName) {
    let help = shell.run("help \(name.rawValue)")
    #expect(help == shell.run("\(name.rawValue) --help"))
    #expect(help.output.hasPrefix("Usage\n  trilane \(name.rawValue)"))
    #expect(help.output.contains("\nExamples\n  "))
    #expect(help.output.contains("\nExit status\n  0  done\n"))
    for option in CommandTable.command(name).options { #expect(help.output.contains("  \(option.spelling)")) }
    #expect(shell.openings == 0)
  }

  @Test("No line is wider than a terminal of 80 columns")
  func width() {
    let pages = CommandName.allCases.map { shell.run("help \($0.rawValue)").output } + [shell.run("help").output]
    #expect(pages.flatMap { $0.split(separator: "\n") }.filter { $0.count > 80 } == [])
  }

  @Test("add says that its text will become a quick-add line")
  func quickAdd() {
    let words = shell.run("help add").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("It will become a line that is also searched for a day, tags and a priority"))
  }

  @Test("The version is one line")
  func version() {
    #expect(shell.run("--version") == .init(status: 0, output: "trilane 0.1.0\n", error: ""))
    #expect(shell.run("-V list").output == "trilane 0.1.0\n")
    #expect(shell.openings == 0)
  }
}
