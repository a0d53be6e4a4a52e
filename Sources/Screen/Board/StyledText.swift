/// Text of one style on a row.
package struct StyledText: Hashable, Sendable {
  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
