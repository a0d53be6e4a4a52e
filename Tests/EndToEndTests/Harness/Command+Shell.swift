import Foundation

extension Command {
  /// Runs a script with `sh`; the built `trilane` comes first on its PATH.
  static func shell(_ script: String, in sandbox: Sandbox, timeout: Double = 60) throws -> CommandResult {
    var environment = sandbox.environment
    environment["PATH"] = Program.trilane.deletingLastPathComponent().path + ":/usr/local/bin:/usr/bin:/bin"
    return try run(
      URL(filePath: "/bin/sh"), ["-c", script], environment: environment, folder: sandbox.workingFolder,
      timeout: timeout)
  }
}
