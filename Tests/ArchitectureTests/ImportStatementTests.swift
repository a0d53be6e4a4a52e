import Testing

@Suite("Import statements are read as written")
struct ImportStatementTests {
  @Test(
    "A plain import of any access level imports the whole module",
    arguments: ["import Text", "package import Text", "internal import Text", "public import Text", "import Text.Sub"])
  func plain(source: String) {
    #expect(read(source) == [ImportStatement(module: "Text", name: nil, attributes: [], line: 1)])
  }

  @Test(
    "A scoped import of any kind imports one name",
    arguments: ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"])
  func scoped(kind: String) {
    let expected = ImportStatement(module: "Domain", name: "ProjectState", attributes: [], line: 1)
    #expect(read("package import \(kind) Domain.ProjectState") == [expected])
  }

  @Test("Attributes are kept, access levels between them or not")
  func attributes() {
    #expect(read("@testable import A").map(\.attributes) == [["testable"]])
    #expect(read("@preconcurrency @_exported public import A").map(\.attributes) == [["preconcurrency", "_exported"]])
  }

  @Test("Both branches of a condition and several imports on a line count")
  func several() {
    let source = """
      #if canImport(Glibc)
        import Glibc
      #else
        import Darwin; import Text
      #endif
      """
    #expect(read(source).map(\.module) == ["Glibc", "Darwin", "Text"])
    #expect(read(source).map(\.line) == [2, 4, 4])
  }

  @Test("Imports in comments and strings do not count")
  func hidden() {
    #expect(read("// import A\n/* import B /* import C */ import D */\nlet text = \"import E\"") == [])
  }

  private func read(_ source: String) -> [ImportStatement] {
    ImportStatement.all(in: SwiftLexer.tokens(of: source))
  }
}
