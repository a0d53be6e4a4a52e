internal import Presentation

/// The keys that send one control byte.
enum ControlByte {
  /// The key of a byte below 0x20, or of 0x7F. Byte 8 is Backspace and byte 13 Enter, as keyboards send them; line feed
  /// is Ctrl-J, since the terminal is told not to translate Enter.
  static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }
}
