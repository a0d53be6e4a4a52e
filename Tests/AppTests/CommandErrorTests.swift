import Domain
import Storage
import TestSupport
import Testing

@testable import App

@Suite("A command that cannot be carried out says so in one line")
struct CommandErrorTests {
  static let id = TestBoard.id(1).description

  static let table: [(line: String, status: Int32, says: String)] = [
    ("add", 2, "'add' needs TEXT"),
    ("add x --title y", 2, "given twice"),
    ("add - --body -", 2, "standard input twice"),
    ("add x --state later", 2, "“later” is no state"),
    ("add x --priority hgih", 2, "did you mean 'high'?"),
    ("add x --color red", 2, "“red” is no choice for --color"),
    ("list x", 2, "'list' takes no “x”"),
    ("list --state x", 2, "“x” is no state"),
    ("show", 2, "'show' needs ID"),
    ("edit", 2, "'edit' needs ID"),
    ("edit \(id)", 2, "nothing to edit"),
    ("edit \(id) \(id) --title x", 2, "'edit' takes no"),
    ("edit \(id) --priority top", 2, "is no priority"),
    ("move", 2, "'move' needs ID"),
    ("move \(id)", 2, "'move' needs STATE"),
    ("move \(id) don", 2, "did you mean 'done'?"),
    ("start", 2, "'start' needs ID"),
    ("done", 2, "'done' needs ID"),
    ("delete", 2, "'delete' needs ID"),
    ("init here", 2, "'init' takes no “here”"),
    ("help add list", 2, "'help' takes no “list”"),
    ("help ad", 2, "did you mean 'add'?"),
    ("remove \(id)", 2, "did you mean 'move'?; see 'trilane help'"),
    ("list --nope", 2, "unknown option “--nope”"),

    ("add \u{2003}", 1, "the title is empty"),
    ("add a\u{7}", 1, "control character U+0007"),
    ("add x --deadline 2026-02-30", 1, "“2026-02-30” is no day"),
    ("add x --deadline soon", 1, "2026-12-24"),
    ("add x --tag a!b", 1, "“a!b” is no tag"),
    ("add x --tag #", 1, "“” is no tag"),
    ("edit \(id) --title=", 1, "the title is empty"),
    ("edit \(id) --deadline 2027-13-01", 1, "is no day"),
    ("edit \(id) --untag a!b", 1, "is no tag"),
    ("show ffff", 1, "no card has the id “ffff”"),
    ("show zebra", 1, "no card has the id “zebra”"),
    ("show 카드", 1, "no card has the id “카드”"),
    ("show 0a1", 1, "too short"),
    ("delete z\u{1B}[1m", 1, "no card has the id “z␛[1m”"),
  ]

  @Test("Status, stream and words", arguments: table)
  func refused(line: String, status: Int32, says: String) {
    let shell = CommandShell([TestCards.card("A", number: 1)])
    let result = shell.run(line)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("trilane: "))
    #expect(result.error.contains(says))
    #expect(result.error.filter { $0 == "\n" }.count == 1)
    #expect(result.error.hasSuffix("\n"))
    #expect(shell.lanes == "A |  | ")
  }

  @Test("A title over its limit is told with the limit and its length")
  func tooLong() {
    let shell = CommandShell([])
    let result = shell.run(["add", String(repeating: "가", count: 501)])
    #expect(result.status == 1)
    #expect(result.error == "trilane: the title has 501 characters: at most 500 are allowed\n")
  }

  @Test("An ambiguous id lists its candidates")
  func ambiguous() {
    let ids = [0x6F96_A000_0000_0000, 0x6F96_B000_0000_0000].map { UniqueID(high: $0, low: 1) }
    let shell = CommandShell([ProjectModel(id: ids[0], title: "A"), ProjectModel(id: ids[1], title: "B")])
    let result = shell.run("done 6F96")
    #expect(result.status == 1)
    #expect(
      result.error
        == "trilane: “6F96” is the beginning of 2 ids: 6f96a “A”, 6f96b “B”; type more of it\n")
    #expect(shell.run("done 6f96b").output == "Moved “B” to DONE\n")
  }

  @Test("Bytes that are no UTF-8 are refused, not changed")
  func notUTF8() {
    let shell = CommandShell([])
    let result = shell.run(bytes: [Array("add".utf8), [0xFF]])
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("trilane: argument 2 is not UTF-8"))
    #expect(shell.lanes == " |  | ")
  }

  @Test("The board needs a terminal, and a usable one")
  func terminal() {
    let shell = CommandShell([])
    #expect(shell.run("").status == 2)
    #expect(shell.run("").error.contains("try 'trilane list'"))
    shell.isInputTerminal = true
    shell.columns = 80
    for term in [nil, "", "dumb"] {
      shell.variables["TERM"] = term
      let result = shell.run("")
      #expect(result.status == 2)
      #expect(result.error.contains("TERM"))
    }
    #expect(shell.openings == 0)
  }

  @Test("A full disk on standard output is a failure, a closed pipe is none")
  func output() {
    let shell = CommandShell([])
    shell.outputError = SystemError(code: 28)
    #expect(shell.run("list").status == 1)
    #expect(shell.run("list").error.hasPrefix("trilane: the output could not be written: error 28"))
    shell.outputError = SystemError(code: 32)
    #expect(shell.run("list") == .init(status: 0, output: "", error: ""))
  }
}
