/// The terminal descriptions to try for a value of `TERM`, best first.
///
/// The database of this system may lack the terminal at hand, most often behind ssh. Its kin in the database are close
/// enough; a VT100 is what nearly every terminal understands.
enum TerminalType {
  private static let likeXterm = [
    "xterm", "alacritty", "foot", "kitty", "wezterm", "ghostty", "contour", "konsole", "gnome", "vte", "iterm",
    "mlterm",
    "st-", "putty", "mintty", "rio", "nsterm",
  ]

  /// Throws for a terminal that is named as one without a cursor, or not at all.
  static func candidates(for term: String?) throws(TerminalError) -> [String] {
    guard let term, !term.isEmpty else { throw .noTerminalType }
    if ["dumb", "unknown", "network"].contains(term) { throw .unusableTerminalType(term) }
    return unique([term] + kin(of: term) + ["vt100"])
  }

  private static func kin(of term: String) -> [String] {
    if likeXterm.contains(where: term.hasPrefix) { return ["xterm-256color", "xterm"] }
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return ["screen-256color", "screen"] }
    if term.hasPrefix("rxvt") { return ["rxvt-256color", "rxvt"] }
    return []
  }

  private static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
