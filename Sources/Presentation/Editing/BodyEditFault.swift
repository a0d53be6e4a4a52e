/// Why an editor brought no text back. Paths and commands are for the eye.
package enum BodyEditFault: Error, Hashable, Sendable {
  /// The temporary file could not be written.
  case notWritten(path: String, errno: Int32)
  /// The command has a quote without its end.
  case openQuote(command: String)
  case notStarted(command: String, errno: Int32)
  case exited(command: String, status: Int32)
  case killed(command: String, signal: Int32)
  /// What the editor left could not be read.
  case unreadable(errno: Int32)
  case notUTF8
  /// Sizes in bytes.
  case tooLarge(limit: Int, actual: Int)
}
