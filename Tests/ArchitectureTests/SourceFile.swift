import Foundation

/// One Swift file under `Sources`.
struct SourceFile {
  /// The path from `Sources`: `Screen/CellGrid.swift`.
  let path: String
  let tokens: [SwiftToken]

  init(path: String, text: String) {
    self.path = path
    tokens = SwiftLexer.tokens(of: text)
  }

  /// The folder directly under `Sources`.
  var module: String {
    path.split(separator: "/").first.map(String.init) ?? ""
  }

  /// The file's name without `.swift`.
  var name: String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// The package's top folder, three above this file.
  static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources`, by path.
  static func all() throws -> [SourceFile] {
    let folder = packageFolder.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { SourceFile(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// The folders directly under `Sources`.
  static func modules() throws -> Set<String> {
    let folder = packageFolder.appending(path: "Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { !$0.hasPrefix(".") })
  }
}
