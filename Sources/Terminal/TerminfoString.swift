internal import CNcurses

/// String capabilities of the current terminal's description.
enum TerminfoString {
  /// The bytes of a capability, without the delays that old terminals need; nil if the terminal has none of that name.
  static func bytes(_ name: String) -> [UInt8]? {
    guard let value = trilane_capability(name) else { return nil }
    return withoutDelays(Array(String(cString: value).utf8))
  }

  /// Takes `$<5*/>` and the like out.
  static func withoutDelays(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "$"), rest.dropFirst().first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest.removeFirst()
      }
    }
    return result
  }
}
