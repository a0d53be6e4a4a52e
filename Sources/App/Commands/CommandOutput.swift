/// What a command has to say once it is done.
struct CommandOutput: Equatable {
  /// For standard output.
  var bytes: [UInt8] = []
  /// Lines for standard error: what a person should know although the command did what it was to do.
  var notices: [String] = []
  /// The exit status, 0 for done; a board on the terminal ends with its own.
  var status: Int32 = 0

  init(_ bytes: [UInt8] = [], notices: [String] = [], status: Int32 = 0) {
    self.status = status
    self.bytes = bytes
    self.notices = notices
  }
}
