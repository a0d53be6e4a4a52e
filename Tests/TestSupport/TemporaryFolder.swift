package import Foundation

/// A folder of a test's own, removed with everything in it when the test lets go of it.
package final class TemporaryFolder {
  /// Without links.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trilane-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func path(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// The names of everything in it, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
