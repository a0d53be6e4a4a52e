/// What a finished command left.
struct CommandResult {
  /// The exit status; 128 and the signal's number when a signal ended it, as a shell counts.
  let status: Int32
  let stdout: String
  let stderr: String

  /// The lines of `stdout`, without the end of the last one.
  var lines: [String] {
    var lines = stdout.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
