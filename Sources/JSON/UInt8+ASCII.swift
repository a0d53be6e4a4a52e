/// The bytes that have a meaning in JSON.
extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let objectStart = UInt8(ascii: "{")
  static let objectEnd = UInt8(ascii: "}")
  static let arrayStart = UInt8(ascii: "[")
  static let arrayEnd = UInt8(ascii: "]")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  var isDigit: Bool { self &- .zero < 10 }

  /// Whether the byte, next to a number or a literal, makes another word of it (`1a`, `nullify`, `2026-12-24`).
  var continuesWord: Bool {
    isDigit || (self | 0x20) &- UInt8(ascii: "a") < 26 || self == .plus || self == .minus || self == .point
      || self == UInt8(ascii: "_")
  }

  /// 0 to 15 for a hexadecimal digit of either case.
  var hexValue: UInt16? {
    if isDigit { return UInt16(self &- .zero) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt16(letter) + 10 : nil
  }
}
