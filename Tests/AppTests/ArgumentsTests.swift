import Presentation
import Testing

@testable import App

@Suite("The command line is understood")
struct ArgumentsTests {
  private func arguments(_ words: String...) throws -> Arguments {
    try Arguments(words)
  }

  @Test("Options stand anywhere, in both forms")
  func places() throws {
    let forms = [
      try arguments("--board", "b.json", "move", "6f96", "doing"),
      try arguments("move", "--board=b.json", "6f96", "doing"),
      try arguments("move", "6f96", "doing", "--board", "b.json"),
    ]
    #expect(forms.allSatisfy { $0 == forms[0] })
    #expect(forms[0].command == .move)
    #expect(forms[0].operands == ["6f96", "doing"])
    #expect(forms[0].value(of: .board) == "b.json")
  }

  @Test("Two hyphens end the options")
  func end() throws {
    let arguments = try arguments("add", "--", "--title", "-")
    #expect(arguments.operands.map(\.text) == ["--title", "-"])
    #expect(arguments.operands.allSatisfy { $0.isLiteral && !$0.isInput })
    #expect(!arguments.has(.title))
  }

  @Test("A lone hyphen is standard input, as a word and as a value")
  func hyphen() throws {
    #expect(try arguments("add", "-").operands[0].isInput)
    #expect(try arguments("edit", "6f96", "--body", "-").value(of: .body) == "-")
  }

  @Test("A value may be empty, hold equals signs or begin with a hyphen")
  func values() throws {
    #expect(try arguments("add", "--title=a=b").value(of: .title) == "a=b")
    #expect(try arguments("add", "x", "--body=").value(of: .body) == "")
    #expect(try arguments("add", "x", "--body", "- milk").value(of: .body) == "- milk")
  }

  @Test("Tags add up; of other options the last one counts")
  func repetition() throws {
    let arguments = try arguments("add", "x", "--tag", "a", "--state", "todo", "--tag=b", "--state=done")
    #expect(arguments.allValues(of: .tag) == ["a", "b"])
    #expect(arguments.value(of: .state) == "done")
  }

  @Test("Letters are short for help and version")
  func letters() throws {
    #expect(try arguments("-h").has(.help))
    #expect(try arguments("list", "-V").has(.version))
  }

  @Test("No command opens the board")
  func none() throws {
    #expect(try arguments("--ascii", "--color=never").command == nil)
  }

  static let refusals: [([String], CommandPhrase)] = [
    (["mvoe"], .unknownCommand("mvoe", nearest: "move")),
    (["lst"], .unknownCommand("lst", nearest: "list")),
    (["xyzzy"], .unknownCommand("xyzzy", nearest: nil)),
    (["list", "--jsn"], .unknownOption("--jsn", nearest: "--json")),
    (["add", "x", "--dead=none"], .unknownOption("--dead", nearest: "--deadline")),
    (["list", "-x"], .unknownOption("-x", nearest: nil)),
    (["list", "--title", "x"], .optionNotHere(.title, command: .list)),
    (["--json"], .optionNotHere(.json, command: nil)),
    (["add", "x", "--state"], .missingValue(.state)),
    (["add", "--title", "--state", "done"], .missingValue(.title)),
    (["add", "--title", "--", "x"], .missingValue(.title)),
    (["list", "--json=yes"], .unexpectedValue(.json)),
  ]

  @Test("What cannot be understood is named, with the nearest word", arguments: refusals)
  func refused(words: [String], phrase: CommandPhrase) {
    #expect(throws: CommandError.usage(phrase)) { try Arguments(words) }
  }

  @Test("Every command has a row in the table, and only one")
  func table() {
    #expect(CommandTable.commands.map { $0.name.rawValue }.sorted() == CommandName.allCases.map(\.rawValue).sorted())
  }
}
