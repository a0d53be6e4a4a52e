import Testing

@Suite("Words for the eye stand in the wording")
struct EyeTextTests {
  @Test("No file of App, Screen and Presentation holds words of its own")
  func sources() throws {
    let findings = try SourceFile.all().filter { !EyeText.isFree($0) }.flatMap { file in
      EyeText.literals(in: file.tokens).map { "\(file.path):\($0.line): “\($0.content)” belongs to the wording" }
    }
    #expect(findings == [])
  }

  @Test(
    "Words are found, in either language and around interpolations",
    arguments: [
      #"say("no cards")"#, #"let text = "done""#, #"say("\(count) cards")"#, #"say("카드 \(count)장")"#, #"say("예")"#,
      "let text = \"\"\"\n  Moved\n  \"\"\"", #"add("a", to: "\(text("late"))")"#,
    ])
  func found(source: String) {
    #expect(EyeText.literals(in: SwiftLexer.tokens(of: source)).count == 1)
  }

  @Test(
    "Signs, variables, placeholders and options are not words",
    arguments: [
      #"put("\(theme.glyphs.left) \(name) ·")"#, #"setting("NO_COLOR")"#, #"let operands = "TEXT… | --title TEXT | -""#,
      #"preconditionFailure("the calendar has this day")"#, #"put("│ \u{FFFD} 1/2\n")"#, #"// say("no cards")"#,
      #"if text == "none" {}"#,
    ])
  func notFound(source: String) {
    #expect(EyeText.literals(in: SwiftLexer.tokens(of: source)) == [])
  }

  @Test("Every word allowed outside the wording is still needed")
  func allowances() throws {
    let contents = try SourceFile.all().filter { !EyeText.isFree($0) }.flatMap(\.tokens).map(\.content)
    #expect(EyeText.sameEverywhere.filter { !contents.contains($0) } == [])
  }
}
