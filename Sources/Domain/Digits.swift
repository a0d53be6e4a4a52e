/// The value of an ASCII decimal digit; nil for any other byte.
func decimalValue(of byte: UInt8) -> Int? {
  let value = byte &- UInt8(ascii: "0")
  return value <= 9 ? Int(value) : nil
}

/// The number that the digits at `range` make; nil when one of them is none.
func decimalNumber(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
  var number = 0
  for index in range {
    guard let digit = decimalValue(of: text[index]) else { return nil }
    number = number * 10 + digit
  }
  return number
}

/// The value of an ASCII hexadecimal digit in either case; nil for any other byte.
func hexadecimalValue(of byte: UInt8) -> UInt64? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

/// A number that is not negative, with leading zeros up to `width` digits.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
