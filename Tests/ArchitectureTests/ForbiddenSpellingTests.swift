import Testing

@Suite("Sources keep to what their floor may do")
struct ForbiddenSpellingTests {
  /// Errors are told, not died of; only the top ends the program or writes to its output; and everything that differs
  /// from run to run (clock, environment, locale, random numbers) is passed in from there.
  ///
  /// Terminal reads the steady clock to tell a lone Esc from the start of a sequence, and sets the locale for ncurses.
  static let table = [
    ForbiddenSpelling("try!"),
    ForbiddenSpelling("as!"),
    ForbiddenSpelling("fatalError("),

    ForbiddenSpelling("exit(", allowed: ["App"]),
    ForbiddenSpelling("_exit(", allowed: ["App"]),
    ForbiddenSpelling("print(", allowed: ["App"]),
    ForbiddenSpelling("debugPrint(", allowed: ["App"]),
    ForbiddenSpelling("readLine(", allowed: ["App"]),

    ForbiddenSpelling("time(", allowed: ["App"]),
    ForbiddenSpelling("gettimeofday", allowed: ["App"]),
    ForbiddenSpelling("clock_gettime", allowed: ["App", "Terminal"]),
    ForbiddenSpelling("ContinuousClock", allowed: ["App", "Terminal"]),
    ForbiddenSpelling("SuspendingClock", allowed: ["App", "Terminal"]),
    ForbiddenSpelling("Date(", allowed: ["App"]),
    ForbiddenSpelling("localtime_r", allowed: ["App"]),

    ForbiddenSpelling("getenv", allowed: ["App"]),
    ForbiddenSpelling("setenv", allowed: ["App"]),
    ForbiddenSpelling("environ", allowed: ["App"]),
    ForbiddenSpelling("CommandLine", allowed: ["App"]),
    ForbiddenSpelling("setlocale", allowed: ["App", "Terminal"]),

    ForbiddenSpelling("SystemRandomNumberGenerator", allowed: ["App"]),
    ForbiddenSpelling(".random()", allowed: ["App"]),
    ForbiddenSpelling(".shuffled()", allowed: ["App"]),
    ForbiddenSpelling(".randomElement()", allowed: ["App"]),
  ]

  @Test("No file of Sources holds what its module may not")
  func sources() throws {
    let findings = try SourceFile.all().flatMap { file in
      Self.table.filter { !$0.allowed.contains(file.module) }.flatMap { rule in
        rule.lines(in: file.tokens).map { "\(file.path):\($0): \(rule.spelling) is not for \(file.module)" }
      }
    }
    #expect(findings == [])
  }

  @Test("Every allowance names a module that exists")
  func allowances() {
    #expect(Self.table.allSatisfy { $0.allowed.isSubset(of: Floors.table.keys) })
  }

  @Test(
    "A use is found wherever it stands",
    arguments: [
      ("exit(", "if done { exit(1) }"),
      ("exit(", "Glibc.exit(1)"),
      ("print(", #"let a = 1; print("a")"#),
      ("try!", "let a = try! b()"),
      ("as!", "a as! B"),
      ("time(", "let now = time(nil)"),
      ("getenv", #"let text = "\(getenv("HOME"))""#),
      ("clock_gettime", "let read = clock_gettime"),
      (".shuffled()", "cards.shuffled()"),
    ])
  func found(spelling: String, source: String) {
    #expect(ForbiddenSpelling(spelling).lines(in: SwiftLexer.tokens(of: source)) == [1])
  }

  @Test(
    "What only looks like it is not",
    arguments: [
      ("exit(", "onexit(1); editor.exit(); exits(1)"),
      ("print(", "func print(_ text: String) {}"),
      ("print(", #"// print("a")"#),
      ("try!", "if try !a() {}"),
      ("try!", "let sign = \"try!\""),
      ("time(", "clock.time(of: card); let time = 1"),
      ("Date(", "DueDate(1)"),
      (".shuffled()", "cards.shuffled(using: &generator)"),
    ])
  func notFound(spelling: String, source: String) {
    #expect(ForbiddenSpelling(spelling).lines(in: SwiftLexer.tokens(of: source)) == [])
  }
}
