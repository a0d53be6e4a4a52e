/// What a command has to say once it is done.
struct CommandOutput: Equatable {
  /// For standard output.
  var bytes: [UInt8] = []
  /// Lines for standard error: what a person should know although the command did what it was to do.
  var notices: [String] = []

  init(_ bytes: [UInt8] = [], notices: [String] = []) {
    self.bytes = bytes
    self.notices = notices
  }
}
