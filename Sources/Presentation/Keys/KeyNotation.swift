/// How keys are written: in the configuration, in the footer, in lists.
package enum KeyNotation {
  private static let names: [(code: Key.Code, name: String)] = [
    (.enter, "Enter"), (.tab, "Tab"), (.escape, "Esc"), (.backspace, "Backspace"), (.delete, "Delete"),
    (.insert, "Insert"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"),
    (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.character(" "), "Space"),
  ]

  /// Such as `a`, `Ctrl-d`, `Shift-Left`, `F1`.
  package static func text(of key: Key) -> String {
    var prefix = ""
    if key.modifiers.contains(.control) { prefix += "Ctrl-" }
    if key.modifiers.contains(.alt) { prefix += "Alt-" }
    if key.modifiers.contains(.shift) { prefix += "Shift-" }
    if let name = names.first(where: { $0.code == key.code })?.name { return prefix + name }
    switch key.code {
    case .character(let character): return prefix + String(character)
    case .function(let number): return prefix + "F\(number)"
    default: return prefix
    }
  }

  /// Keys to be pressed one after the other: single characters without a space between, `gg`.
  package static func text(of keys: [Key]) -> String {
    let texts = keys.map(text(of:))
    return texts.joined(separator: texts.allSatisfy { $0.count == 1 } ? "" : " ")
  }

  /// Reads what `text(of:)` writes; the keys of a sequence may also stand apart. Nil for anything else.
  package static func keys(from text: String) -> [Key]? {
    var keys: [Key] = []
    for word in text.split(separator: " ") {
      if let key = key(from: word) {
        keys.append(key)
      } else if word.allSatisfy({ $0.isLetter }), word.count == 2 {
        keys += word.map { Key($0) }
      } else {
        return nil
      }
    }
    return keys.isEmpty ? nil : keys
  }

  private static func key(from word: Substring) -> Key? {
    var rest = word
    var modifiers: Key.Modifiers = []
    for (prefix, modifier) in [("Ctrl-", Key.Modifiers.control), ("Alt-", .alt), ("Shift-", .shift)]
    where rest.hasPrefix(prefix) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    if let code = names.first(where: { $0.name == rest })?.code { return Key(code, modifiers) }
    if rest.count == 1, let character = rest.first { return Key(character, modifiers) }
    if rest.first == "F", let number = Int(rest.dropFirst()), (1...24).contains(number) {
      return Key(.function(number), modifiers)
    }
    return nil
  }
}
