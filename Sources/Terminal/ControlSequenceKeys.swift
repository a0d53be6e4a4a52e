internal import Presentation

/// The keys that are sent as a control sequence.
enum ControlSequenceKeys {
  /// `alt`: Alt, if an Esc stood before the sequence.
  static func meaning(_ sequence: ControlSequence, _ alt: Key.Modifiers) -> KeySequence.Meaning {
    // kitty tells what happened to the key behind a colon; 3 is its release.
    if sequence.part(1, of: 1) == 3 { return .nothing }
    switch sequence.final {
    case UInt8(ascii: "~"): return tilde(sequence, alt)
    case UInt8(ascii: "u"): return character(sequence.number(0), sequence.number(1), alt)
    case UInt8(ascii: "$"): return numbered(sequence, alt.union(.shift))
    case UInt8(ascii: "^"): return numbered(sequence, alt.union(.control))
    case UInt8(ascii: "@"): return numbered(sequence, alt.union([.shift, .control]))
    case UInt8(ascii: "Z"): return key(.tab, sequence.number(1), alt.union(.shift))
    case UInt8(ascii: "I") where sequence.parameters.isEmpty, UInt8(ascii: "O") where sequence.parameters.isEmpty:
      return .nothing
    case UInt8(ascii: "M"): return .nothing
    default: return letter(sequence, alt)
    }
  }

  private static func letter(_ sequence: ControlSequence, _ alt: Key.Modifiers) -> KeySequence.Meaning {
    if let code = KeyLetter.code(sequence.final) {
      // Some terminals leave the 1 out: CSI 5 A.
      let modifiers = sequence.parameters.count == 1 ? sequence.number(0) : sequence.number(1)
      return key(code, modifiers, alt)
    }
    guard let arrow = KeyLetter.lowerCaseArrow(sequence.final), sequence.parameters.isEmpty else { return .unknown }
    return .key(Key(arrow, alt.union(.shift)))
  }

  private static func tilde(_ sequence: ControlSequence, _ alt: Key.Modifiers) -> KeySequence.Meaning {
    switch sequence.number(0) {
    case 200: .pasteBegins
    case 27 where sequence.parameters.count > 2: character(sequence.number(2), sequence.number(1), alt)
    default: numbered(sequence, alt)
    }
  }

  private static func numbered(_ sequence: ControlSequence, _ modifiers: Key.Modifiers) -> KeySequence.Meaning {
    guard let code = numberedCode(sequence.number(0) ?? 0) else { return .unknown }
    return key(code, sequence.number(1), modifiers)
  }

  /// After DEC's VT220, with the numbers of rxvt and the Linux console.
  private static func numberedCode(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key that is told by its code point: xterm's modifyOtherKeys and kitty's `u`.
  private static func character(_ codePoint: Int?, _ number: Int?, _ alt: Key.Modifiers) -> KeySequence.Meaning {
    guard let codePoint, let scalar = UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init),
      var modifiers = KeyModifiers.modifiers(number)?.union(alt)
    else { return .unknown }
    if let code = namedCode(scalar) { return .key(Key(code, modifiers)) }
    guard isTyped(scalar) else { return .unknown }
    let typed = Character(scalar)
    if modifiers.contains(.control) {
      modifiers.remove(.shift)
      return .key(Key(single(typed.lowercased()) ?? typed, modifiers))
    }
    guard modifiers.remove(.shift) != nil else { return .key(Key(typed, modifiers)) }
    return .key(Key(single(typed.uppercased()) ?? typed, modifiers))
  }

  private static func namedCode(_ scalar: Unicode.Scalar) -> Key.Code? {
    switch scalar.value {
    case 8, 127: .backspace
    case 9: .tab
    case 13: .enter
    case 27: .escape
    default: nil
    }
  }

  /// Neither a control character nor one of the private code points by which kitty names keys.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0xE000...0xF8FF: false
    default: true
    }
  }

  private static func single(_ text: String) -> Character? {
    text.count == 1 ? text.first : nil
  }

  private static func key(_ code: Key.Code, _ number: Int?, _ more: Key.Modifiers) -> KeySequence.Meaning {
    KeyModifiers.modifiers(number).map { .key(Key(code, $0.union(more))) } ?? .unknown
  }
}
