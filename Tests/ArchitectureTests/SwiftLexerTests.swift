import Testing

@Suite("The lexer sees code, and only code")
struct SwiftLexerTests {
  @Test(
    "Comments and the content of strings are left out",
    arguments: [
      ("a // b", ["a"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      (#"a("b \" c") d"#, ["a", "(", "\"\"", ")", "d"]),
      (##"x = #"a " \(b) c"# y"##, ["x", "=", "\"\"", "y"]),
      ("\"\"\"\n a \" b // c\n\"\"\" d", ["\"\"", "d"]),
      ("\"// a\" b", ["\"\"", "b"]),
      ("\"unfinished\nnext", ["\"\"", "next"]),
    ])
  func hidden(source: String, words: [String]) {
    #expect(SwiftLexer.tokens(of: source).map(\.text) == words)
  }

  @Test(
    "Interpolated code is code",
    arguments: [
      (#""a \(b("c \(d)")) e" f"#, ["\"\"", "(", "b", "(", "\"\"", "(", "d", ")", ")", ")", "f"]),
      (##"#"a \#(b) \(c)"#"##, ["\"\"", "(", "b", ")"]),
    ])
  func interpolation(source: String, words: [String]) {
    #expect(SwiftLexer.tokens(of: source).map(\.text) == words)
  }

  @Test("Lines are counted from one, in strings and comments too")
  func lines() {
    let source = "a\n/*\n*/ b \"\"\"\n\n\"\"\" c"
    #expect(SwiftLexer.tokens(of: source).filter(\.isWord).map(\.line) == [1, 3, 5])
  }

  @Test("Tokens know whether a space stands before them")
  func adjacency() {
    #expect(SwiftLexer.tokens(of: "try! a").dropFirst().map(\.isAdjacent) == [true, false])
    #expect(SwiftLexer.tokens(of: "try !a").dropFirst().map(\.isAdjacent) == [false, true])
  }
}
