/// How a cell looks, by role: one ink and a set of attributes, in one byte.
///
/// Which colour an ink has is the terminal's affair; without colour the attributes alone must tell the same.
package struct Style: Hashable, Sendable {
  /// What a colour stands for.
  package enum Ink: UInt8, CaseIterable, Sendable {
    /// The terminal's own foreground.
    case plain
    /// The focused lane's border and head.
    case accent
    /// Late, failed.
    case alarm
    /// Today, soon, a full lane.
    case warning
    /// The tick of a done card.
    case good
  }

  private static let bold: UInt8 = 0x08
  private static let dim: UInt8 = 0x10
  private static let reverse: UInt8 = 0x20
  private static let underline: UInt8 = 0x40

  /// All of it as one number, to compare.
  package private(set) var bits: UInt8

  package init(
    _ ink: Ink = .plain, bold: Bool = false, dim: Bool = false, reverse: Bool = false, underline: Bool = false
  ) {
    bits = ink.rawValue
    if bold { bits |= Style.bold }
    if dim { bits |= Style.dim }
    if reverse { bits |= Style.reverse }
    if underline { bits |= Style.underline }
  }

  package var ink: Ink { Ink(rawValue: bits & 0x07) ?? .plain }
  package var isBold: Bool { bits & Style.bold != 0 }
  package var isDim: Bool { bits & Style.dim != 0 }
  package var isReverse: Bool { bits & Style.reverse != 0 }
  package var isUnderlined: Bool { bits & Style.underline != 0 }

  package static let plain = Style()

  package var underlined: Style {
    var style = self
    style.bits = bits | Style.underline
    return style
  }

  /// The same in reverse video, and never dim: a dim foreground would be a dim background there.
  package var reversed: Style {
    var style = self
    style.bits = bits & ~Style.dim | Style.reverse
    return style
  }
}
