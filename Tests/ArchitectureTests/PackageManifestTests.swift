import Testing

@Suite("Package.swift keeps to the floors")
struct PackageManifestTests {
  @Test("Each module depends on nothing that the table does not give it")
  func dependencies() throws {
    let targets = try PackageManifest.read().targets
    let modules = targets.filter { Floors.table.keys.contains($0.name) }
    #expect(Set(modules.map(\.name)) == Set(Floors.table.keys))
    let extra = modules.flatMap { target in
      target.dependencies.map(\.name).filter { Floors.table[target.name]?[$0] == nil }.map { "\(target.name) -> \($0)" }
    }
    #expect(extra == [])
    #expect(modules.contains { !$0.dependencies.isEmpty })
  }
}
