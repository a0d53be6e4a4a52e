import Foundation

/// What `Package.swift` says, as the package manager understands it.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// A dependency by name; other kinds (products of other packages, conditions) keep their JSON key as a name, which
  /// no table has, and so are found.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
      name = kinds["byName"]?.first.flatMap { $0 } ?? kinds.keys.sorted().joined()
    }
  }

  let targets: [Target]

  /// Asks the package manager, in a scratch folder of its own: the usual one is locked while tests run.
  static func read() throws -> PackageManifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "trilane-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--scratch-path", scratch.path, "dump-package"]
    process.currentDirectoryURL = SourceFile.packageFolder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(PackageManifest.self, from: json)
  }
}
