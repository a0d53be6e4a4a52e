internal import CNcurses
internal import Screen

/// What ncurses is told for a style.
struct StyleAttributes {
  private let palette: InkPalette
  private let hasColor: Set<Style.Ink>
  private let reverse: UInt32

  /// Starts colour, unless it is not wanted; curses must run.
  init(palette: InkPalette, usesColor: Bool) {
    self.palette = palette
    let colors = usesColor ? Int(trilane_start_color()) : 0
    hasColor = Set(
      Style.Ink.allCases.filter { ink in
        guard let color = palette.color(of: ink, among: colors) else { return false }
        return trilane_define_pair(StyleAttributes.pair(ink), color)
      })
    reverse = trilane_known_attributes() & trilane_reverse() != 0 ? trilane_reverse() : trilane_standout()
  }

  /// The attributes, and the colour pair (0: the terminal's own colours).
  ///
  /// An ink without a colour is bold, where its being told matters; attributes that the terminal lacks are left out by
  /// ncurses.
  func attributes(of style: Style) -> (attributes: UInt32, pair: Int16) {
    let ink = style.ink
    let isColored = hasColor.contains(ink)
    var attributes: UInt32 = 0
    if style.isBold || (!isColored && (ink == .accent || ink == .alarm)) { attributes |= trilane_bold() }
    if style.isDim, palette.dims { attributes |= trilane_dim() }
    if style.isReverse { attributes |= reverse }
    if style.isUnderlined { attributes |= trilane_underline() }
    return (attributes, isColored ? StyleAttributes.pair(ink) : 0)
  }

  private static func pair(_ ink: Style.Ink) -> Int16 {
    Int16(ink.rawValue)
  }
}
