/// The parts of a control sequence: `ESC [`, a private mark, numbers, intermediate bytes and one final byte.
struct ControlSequence {
  /// One of `< = > ?`, if it begins with one.
  let mark: UInt8?
  /// Its numbers, each with the parts that colons divide it into; nil for one left out. Large ones end at 9,999,999.
  let parameters: [[Int?]]
  let hasIntermediates: Bool
  let final: UInt8

  /// `bytes` from Esc to the final byte; nil if there is no final byte.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let final = bytes.last else { return nil }
    var body = bytes[2..<(bytes.count - 1)]
    if let first = body.first, (0x3C...0x3F).contains(first) {
      mark = first
      body.removeFirst()
    } else {
      mark = nil
    }
    let numbers = body.prefix { $0 >= 0x30 }
    hasIntermediates = numbers.count < body.count
    parameters =
      numbers.isEmpty
      ? [] : ControlSequence.parts(numbers, ";").map { ControlSequence.parts($0, ":").map(ControlSequence.number) }
    self.final = final
  }

  /// A number by its place, its part before any colon.
  func number(_ index: Int) -> Int? {
    part(0, of: index)
  }

  func part(_ part: Int, of index: Int) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
    return parameters[index][part]
  }

  private static func parts(_ bytes: ArraySlice<UInt8>, _ separator: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = min(value * 10 + Int(digit - 0x30), 9_999_999)
    }
    return value
  }
}
