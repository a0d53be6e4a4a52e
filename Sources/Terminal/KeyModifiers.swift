internal import Presentation

/// The number by which xterm and its kin tell the modifier keys: one more than the sum of their bits.
enum KeyModifiers {
  /// nil for a key that also has Super, Hyper or Meta held: it is not the key without them. Locks do not count.
  static func modifiers(_ number: Int?) -> Key.Modifiers? {
    let bits = max((number ?? 1) - 1, 0)
    guard bits & 0b0011_1000 == 0, bits < 0x100 else { return nil }
    return Key.Modifiers(rawValue: UInt8(bits & 0b111))
  }
}
