internal import Presentation

/// The letters that end a special key's sequence, after `ESC [` and after `ESC O` alike.
enum KeyLetter {
  static func code(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// rxvt sends its arrows with Shift (`ESC [ a`) or Control (`ESC O a`) in lower case.
  static func lowerCaseArrow(_ letter: UInt8) -> Key.Code? {
    (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) ? code(letter - 0x20) : nil
  }
}
