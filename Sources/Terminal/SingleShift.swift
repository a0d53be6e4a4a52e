internal import Presentation

/// Sequences that begin with `ESC O`: keys in application mode, rxvt's control arrows.
enum SingleShift {
  static func meaning(_ bytes: [UInt8], _ alt: Key.Modifiers) -> KeySequence.Meaning {
    guard let final = bytes.last, let modifiers = modifiers(bytes[2..<(bytes.count - 1)]) else { return .unknown }
    if let code = KeyLetter.code(final) { return .key(Key(code, modifiers.union(alt))) }
    if let arrow = KeyLetter.lowerCaseArrow(final) { return .key(Key(arrow, modifiers.union(alt).union(.control))) }
    return keypad(final).map { .key(Key($0, modifiers.union(alt))) } ?? .unknown
  }

  /// Old terminals put a modifier between `O` and the letter: `ESC O 5 A`, `ESC O 1 ; 5 A`.
  private static func modifiers(_ bytes: ArraySlice<UInt8>) -> Key.Modifiers? {
    guard let last = bytes.split(separator: UInt8(ascii: ";")).last else { return [] }
    guard last.count <= 3 else { return nil }
    return KeyModifiers.modifiers(last.reduce(0) { $0 * 10 + Int($1) - 0x30 })
  }

  /// The keypad of a VT100: the key's own character, as its cap says.
  private static func keypad(_ final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    case 0x6A...0x79: .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }
}
