/// What the screens need to know of how the terminal draws.
package struct Theme: Sendable {
  package let glyphs: Glyphs

  package init(glyphs: Glyphs) {
    self.glyphs = glyphs
  }
}
