/// The first lines of a text.
package struct WrappedText: Equatable, Sendable {
  package let lines: [Substring]
  /// Whether there is more text than the lines show: an ellipsis is to be drawn after the last one.
  package let isCut: Bool

  package init(lines: [Substring], isCut: Bool) {
    self.lines = lines
    self.isCut = isCut
  }
}
