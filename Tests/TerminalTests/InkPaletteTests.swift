import Screen
import Testing

@testable import Terminal

@Suite struct InkPaletteTests {
  @Test func fewerColorsNeverGetAColorThatIsNotThere() {
    for palette in [InkPalette.standard, .dark, .light, .highContrast, .mono] {
      for ink in Style.Ink.allCases {
        for (count, limit) in [(0, 0), (2, 0), (8, 8), (16, 16), (88, 16), (256, 256), (1 << 24, 256)] {
          let color = palette.color(of: ink, among: count)
          if let color { #expect(Int(color) < limit && color >= 0) }
          if ink == .plain || count < 8 { #expect(color == nil) }
        }
      }
    }
  }

  @Test func theStandardInksDiffer() {
    let colors = Style.Ink.allCases.compactMap { InkPalette.standard.color(of: $0, among: 8) }
    #expect(Set(colors).count == 4)
  }
}
