internal import CNcurses
package import Screen

/// The size of the terminal, for those who print on it without taking it.
package enum TerminalSize {
  /// In cells; nil when standard output is no terminal, or one that does not tell.
  package static func ofOutput() -> ScreenSize? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard trilane_window_size(1, &rows, &columns) else { return nil }
    return ScreenSize(columns: Int(columns), rows: Int(rows))
  }
}
