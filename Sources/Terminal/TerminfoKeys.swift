internal import CNcurses
internal import Presentation

/// What the current terminal's description says that its keys send.
enum TerminfoKeys {
  private static let plain: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kbs", Key(.backspace)), ("kent", Key(.enter)),
    ("kcbt", Key(.tab, .shift)), ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)),
  ]

  /// ncurses' names for keys with modifiers: the name, and for more than Shift xterm's number behind it.
  private static let modified: [(String, Key.Code)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
  ]

  /// Function keys above 12 are left to the decoder: half of the terminals mean Shift and a lower key by them.
  static func table() -> [[UInt8]: Key] {
    var names = (1...12).map { ("kf\($0)", Key(.function($0))) }
    for (name, code) in modified {
      names.append((name, Key(code, .shift)))
      for number in 3...8 {
        guard let modifiers = KeyModifiers.modifiers(number) else { continue }
        names.append(("\(name)\(number)", Key(code, modifiers)))
      }
    }
    names += plain
    var table: [[UInt8]: Key] = [:]
    for (name, key) in names {
      if let bytes = TerminfoString.bytes(name), bytes.count > 1 { table[bytes] = key }
    }
    return table
  }
}
