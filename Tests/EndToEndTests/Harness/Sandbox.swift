import Foundation

/// A fresh home for one scenario: folders of its own and an environment in which every run is the same.
///
/// Commands and terminal sessions of a scenario that share a sandbox share its boards. The folder goes with the sandbox.
final class Sandbox {
  let folder: URL
  /// The whole environment of the program; nothing of the tests' own gets through.
  var environment: [String: String]

  /// `locale` is `LC_ALL`; nil leaves it unset, as on a bare system.
  init(locale: String? = "C.UTF-8") throws {
    // Not the system's temporary folder: on macOS its path is too long for tmux's socket.
    folder = URL(filePath: "/tmp/trilane-\(UUID().uuidString.prefix(13).lowercased())")
    environment = [
      "HOME": folder.appending(path: "home").path,
      "XDG_DATA_HOME": folder.appending(path: "data").path,
      "XDG_STATE_HOME": folder.appending(path: "state").path,
      "XDG_CONFIG_HOME": folder.appending(path: "config").path,
      "XDG_CACHE_HOME": folder.appending(path: "cache").path,
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "TZ": "UTC",
    ]
    environment["LC_ALL"] = locale
    for place in ["home", "work", "harness"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: place), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder that programs are started in.
  var workingFolder: URL { folder.appending(path: "work") }

  /// Where the harness keeps its own files; no program looks here.
  var harnessFolder: URL { folder.appending(path: "harness") }
}
