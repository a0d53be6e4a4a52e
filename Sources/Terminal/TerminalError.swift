/// Why the terminal cannot be taken.
package enum TerminalError: Error, Equatable, Sendable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// `TERM` is not set.
  case noTerminalType
  /// The terminal cannot place its cursor (`TERM=dumb`), or it is not known and nothing safe is either.
  case unusableTerminalType(String)
  /// The system refused what the board needs; the error number.
  case cannotStart(Int32)
}
