internal import Screen

/// Which colour each ink has, as one of the terminal's own: the palette is never changed, the background never set.
package struct InkPalette: Sendable {
  /// One ink's colour by how many the terminal has; nil for its own foreground.
  package struct Colors: Equatable, Sendable {
    package var of8: Int16?
    package var of16: Int16?
    package var of256: Int16?

    package init(of8: Int16?, of16: Int16?, of256: Int16?) {
      self.of8 = of8
      self.of16 = of16
      self.of256 = of256
    }

    /// One of the first eight, which people choose to suit their background.
    package static func basic(_ color: Int16) -> Colors {
      Colors(of8: color, of16: color, of256: color)
    }

    func color(of count: Int) -> Int16? {
      switch count {
      case 256...: of256
      case 16...: of16
      case 8...: of8
      default: nil
      }
    }
  }

  package var accent: Colors?
  package var alarm: Colors?
  package var warning: Colors?
  package var good: Colors?
  /// Whether dim text is dimmed; it may be hard to read.
  package var dims: Bool

  package init(accent: Colors?, alarm: Colors?, warning: Colors?, good: Colors?, dims: Bool = true) {
    self.accent = accent
    self.alarm = alarm
    self.warning = warning
    self.good = good
    self.dims = dims
  }

  /// For a background that is not known: the terminal's own red, yellow, green and cyan.
  package static let standard = InkPalette(accent: .basic(6), alarm: .basic(1), warning: .basic(3), good: .basic(2))

  package static let dark = InkPalette(
    accent: Colors(of8: 6, of16: 14, of256: 117), alarm: Colors(of8: 1, of16: 9, of256: 210),
    warning: Colors(of8: 3, of16: 11, of256: 221), good: Colors(of8: 2, of16: 10, of256: 114))

  package static let light = InkPalette(
    accent: Colors(of8: 4, of16: 4, of256: 25), alarm: Colors(of8: 1, of16: 1, of256: 124),
    warning: Colors(of8: 3, of16: 3, of256: 94), good: Colors(of8: 2, of16: 2, of256: 22))

  package static let highContrast = InkPalette(accent: nil, alarm: nil, warning: nil, good: nil, dims: false)

  package static let mono = InkPalette(accent: nil, alarm: nil, warning: nil, good: nil)

  /// The colour of an ink on a terminal with so many colours; nil for its own foreground.
  func color(of ink: Style.Ink, among count: Int) -> Int16? {
    let colors =
      switch ink {
      case .plain: nil as Colors?
      case .accent: accent
      case .alarm: alarm
      case .warning: warning
      case .good: good
      }
    return colors?.color(of: count)
  }
}
