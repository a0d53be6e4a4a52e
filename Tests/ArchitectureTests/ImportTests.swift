import Testing

@Suite("Imports keep to the floors")
struct ImportTests {
  @Test("Every import in Sources is in the table")
  func imports() throws {
    let objections = try SourceFile.all().flatMap { file in
      ImportStatement.all(in: file.tokens).compactMap { statement in
        Floors.objection(to: statement, in: file.module).map { "\(file.path):\(statement.line): \($0)" }
      }
    }
    #expect(objections == [])
  }

  @Test("The scan sees every module and its imports")
  func sight() throws {
    let files = try SourceFile.all()
    #expect(files.count >= 10)
    #expect(Set(files.map(\.module)) == Set(Floors.table.keys))
    #expect(try SourceFile.modules() == Set(Floors.table.keys))
    #expect(files.contains { !ImportStatement.all(in: $0.tokens).isEmpty })
  }

  @Test(
    "What the floors allow passes",
    arguments: [
      ("App", "import Storage"), ("App", "import Glibc"),
      ("Terminal", "import CNcurses"), ("Terminal", "package import Screen"),
      ("Screen", "package import enum Domain.ProjectState"), ("Screen", "import Presentation"),
      ("Presentation", "import UseCases"), ("Presentation", "internal import struct Domain.CalendarDay"),
      ("Storage", "#if canImport(Musl)\nimport Musl\n#endif"), ("UseCases", "package import Domain"),
      ("Domain", "struct Import {}"),
    ])
  func allowed(module: String, source: String) {
    #expect(objections(to: source, in: module).isEmpty)
  }

  @Test(
    "What the floors forbid is found",
    arguments: [
      ("App", "import CNcurses"), ("App", "import Foundation"), ("App", "import FoundationEssentials"),
      ("Terminal", "import Domain"), ("Terminal", "import struct Domain.ProjectModel"),
      ("Screen", "import Domain"), ("Screen", "package import struct Domain.ProjectModel"),
      ("Screen", "import Storage"), ("Screen", "import Glibc"),
      ("Presentation", "package import Domain"), ("Presentation", "import protocol Domain.ProjectRepository"),
      ("Presentation", "import Screen"),
      ("Storage", "import UseCases"), ("UseCases", "import Storage"), ("UseCases", "@_exported import Domain"),
      ("Domain", "import Glibc"), ("JSON", "import Domain"), ("Text", "import JSON"),
      ("Domain", "#if canImport(Foundation)\nimport Foundation\n#endif"),
      ("Exchange", "import Domain"),
    ])
  func forbidden(module: String, source: String) {
    #expect(objections(to: source, in: module).count == 1)
  }

  private func objections(to source: String, in module: String) -> [String] {
    ImportStatement.all(in: SwiftLexer.tokens(of: source)).compactMap { Floors.objection(to: $0, in: module) }
  }
}
