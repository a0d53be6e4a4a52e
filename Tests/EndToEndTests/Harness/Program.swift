import Foundation

/// The built `trilane` that a scenario runs.
enum Program {
  /// The binary beside the running test bundle, wherever `--scratch-path` and `--configuration` have put it.
  static let trilane: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "trilane")
  }()

  /// Where `name` is on this process's PATH; nil when it is not there.
  static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
