import Testing

@Suite("A file is named after what is in it")
struct FileNameTests {
  @Test("Each file of Sources is named after a type that it declares or extends")
  func sources() throws {
    let unexplained = try SourceFile.all()
      .filter { $0.name != "Placeholder" && !Declaration.explains(fileName: $0.name, in: $0.tokens) }
      .map(\.path)
    #expect(unexplained == [])
  }

  @Test(
    "Names that say what is there pass",
    arguments: [
      ("CellGrid", "package struct CellGrid {}"),
      ("Keymap+Default", "extension Keymap {}"),
      ("Ink", "extension Style {\n  enum Ink { case plain }\n}"),
      ("Palette", "extension Theme.Palette {}"),
      ("UInt8+ASCII", "extension UInt8 {}"),
    ])
  func explained(name: String, source: String) {
    #expect(Declaration.explains(fileName: name, in: SwiftLexer.tokens(of: source)))
  }

  @Test(
    "Names that do not are found",
    arguments: [
      ("Helpers", "struct CellGrid {}"),
      ("CellGrid", "// struct CellGrid\nfunc draw(_ grid: CellGrid) {}"),
      ("Keymap+", "extension Keymap {}"),
      ("keymap", "struct Keymap {}"),
    ])
  func unexplained(name: String, source: String) {
    #expect(!Declaration.explains(fileName: name, in: SwiftLexer.tokens(of: source)))
  }
}
