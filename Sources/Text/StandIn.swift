/// What is sent to a terminal for a cluster on whose width the terminal library may not agree.
///
/// A terminal library adds up the C library's `wcwidth` scalar by scalar, and counts an emoji sequence as several
/// characters. What it counts wrongly shifts the rest of the row, so only clusters that both measure alike are sent.
package enum StandIn {
  private static let letterA: UInt32 = 0x1F1E6

  /// The cluster itself if all agree on its width, else the part of it that all agree on (of a family the first emoji, of
  /// a keycap the digit), the letters of a flag, or a placeholder.
  ///
  /// - Parameters:
  ///   - cluster: one cluster as `VisibleText` yields it.
  ///   - width: its width in cells, as `VisibleText` yields it.
  ///   - systemWidth: `wcwidth` of one scalar: its cells, negative if not known.
  /// - Returns: text whose scalars add up, by `systemWidth`, to exactly `width`; padded with spaces on the right.
  package static func text(
    for cluster: String, width: Int, systemWidth: (Unicode.Scalar) -> Int
  ) -> String {
    guard width > 0 else { return "" }
    let scalars = cluster.unicodeScalars
    let agreed = agreedPart(of: scalars, width: width, systemWidth: systemWidth)
    if agreed.width == width, agreed.text.count == scalars.count { return cluster }
    if let letters = flagLetters(of: scalars) { return padded(letters, from: letters.utf8.count, to: width) }
    if agreed.width > 0 { return padded(String(agreed.text), from: agreed.width, to: width) }
    return padded(systemWidth("\u{FFFD}") == 1 ? "\u{FFFD}" : "?", from: 1, to: width)
  }

  package static func text(
    for cluster: Character, width: Int, systemWidth: (Unicode.Scalar) -> Int
  ) -> String {
    text(for: String(cluster), width: width, systemWidth: systemWidth)
  }

  /// The first scalars up to one that is measured differently, or that makes an emoji sequence of them.
  private static func agreedPart(
    of scalars: String.UnicodeScalarView, width: Int, systemWidth: (Unicode.Scalar) -> Int
  ) -> (text: String.UnicodeScalarView, width: Int) {
    var text = String.UnicodeScalarView()
    var used = 0
    for scalar in scalars {
      guard let cells = WidthClass(scalar).cells, cells == systemWidth(scalar), used + cells <= width else { break }
      guard !text.isEmpty || cells > 0, !(scalar == "\u{FE0F}" && used < width) else { break }
      text.append(scalar)
      used += cells
    }
    return (text, used)
  }

  /// `KR` for the flag of Korea; nil for what is not of regional indicators alone.
  private static func flagLetters(of scalars: String.UnicodeScalarView) -> String? {
    var letters = ""
    for scalar in scalars {
      guard letterA..<letterA + 26 ~= scalar.value else { return nil }
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(scalar.value - letterA)))
    }
    return letters
  }

  private static func padded(_ text: String, from used: Int, to width: Int) -> String {
    used > width ? String(repeating: "?", count: width) : text + String(repeating: " ", count: width - used)
  }
}
