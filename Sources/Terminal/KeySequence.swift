internal import Presentation

/// What a complete sequence means.
enum KeySequence {
  enum Meaning: Equatable {
    case key(Key)
    case pasteBegins
    /// A report that is no key: mouse, focus, the release of a key.
    case nothing
    case unknown
  }

  /// The terminal's own table first, then what xterm, rxvt, the Linux console, screen and tmux send, whatever `TERM` says.
  static func meaning(of sequence: EscapeSequence, table: KeySequenceTable) -> Meaning {
    let bytes = sequence.bytes
    guard bytes.count > 1 else { return .unknown }
    let alt: Key.Modifiers = sequence.isAlt ? .alt : []
    if let key = table.key(bytes) { return .key(Key(key.code, key.modifiers.union(alt))) }
    switch bytes[1] {
    case UInt8(ascii: "[") where bytes.count > 2: return control(bytes, alt)
    case UInt8(ascii: "O") where bytes.count > 2: return SingleShift.meaning(bytes, alt)
    case 0x20...0x7E where bytes.count > 2: return .unknown
    default: return alted(bytes.dropFirst())
    }
  }

  /// Esc and a key: Alt and that key; but Esc Tab is Shift-Tab, as the Linux console sends it.
  private static func alted(_ bytes: ArraySlice<UInt8>) -> Meaning {
    guard let first = bytes.first else { return .unknown }
    if first == 0x09 { return .key(Key(.tab, .shift)) }
    if first < 0x20 || first == 0x7F {
      let key = ControlByte.key(first)
      return .key(Key(key.code, key.modifiers.union(.alt)))
    }
    var decoder = TextDecoder()
    for byte in bytes { decoder.take(byte) }
    return decoder.takeCharacters().first.map { .key(Key($0, .alt)) } ?? .unknown
  }

  private static func control(_ bytes: [UInt8], _ alt: Key.Modifiers) -> Meaning {
    if bytes[2] == UInt8(ascii: "[") { return linuxFunction(bytes, alt) }
    if bytes[2] == UInt8(ascii: "M"), bytes.count > 3 { return .nothing }
    guard let sequence = ControlSequence(bytes) else { return .unknown }
    if sequence.mark == UInt8(ascii: "<"), sequence.final | 0x20 == UInt8(ascii: "m") { return .nothing }
    guard sequence.mark == nil, !sequence.hasIntermediates else { return .unknown }
    return ControlSequenceKeys.meaning(sequence, alt)
  }

  private static func linuxFunction(_ bytes: [UInt8], _ alt: Key.Modifiers) -> Meaning {
    guard bytes.count == 4, (0x41...0x45).contains(bytes[3]) else { return .unknown }
    return .key(Key(.function(Int(bytes[3]) - 0x40), alt))
  }
}
