import Testing

@testable import Terminal

@Suite struct TerminalTypeTests {
  @Test(arguments: [
    ("xterm-256color", ["xterm-256color", "xterm", "vt100"]),
    ("xterm-kitty", ["xterm-kitty", "xterm-256color", "xterm", "vt100"]),
    ("alacritty", ["alacritty", "xterm-256color", "xterm", "vt100"]),
    ("foot-extra", ["foot-extra", "xterm-256color", "xterm", "vt100"]),
    ("tmux-256color", ["tmux-256color", "screen-256color", "screen", "vt100"]),
    ("screen", ["screen", "screen-256color", "vt100"]),
    ("rxvt-unicode-256color", ["rxvt-unicode-256color", "rxvt-256color", "rxvt", "vt100"]),
    ("linux", ["linux", "vt100"]),
    ("vt100", ["vt100"]),
    ("something", ["something", "vt100"]),
  ])
  func kinThenVT100(term: String, candidates: [String]) throws {
    #expect(try TerminalType.candidates(for: term) == candidates)
  }

  @Test(arguments: ["dumb", "unknown", "network"])
  func namesWithoutACursorAreRefused(term: String) {
    #expect(throws: TerminalError.unusableTerminalType(term)) { try TerminalType.candidates(for: term) }
  }

  @Test(arguments: [nil, ""] as [String?])
  func noNameIsRefused(term: String?) {
    #expect(throws: TerminalError.noTerminalType) { try TerminalType.candidates(for: term) }
  }
}
