import Storage

/// How a program that was run came to its end.
enum ProgramEnd: Equatable {
  case exited(status: Int32)
  case killed(signal: Int32)
  case notStarted(SystemError)
}
