package import enum Domain.ProjectPriority

/// The signs that the screens draw with, in Unicode or in ASCII.
package struct Glyphs: Sendable {
  /// The lines of a box, corners clockwise from the upper left.
  package struct Box: Sendable {
    package let horizontal: Unicode.Scalar
    package let vertical: Unicode.Scalar
    package let corners: [Unicode.Scalar]
  }

  package let bar: Character
  package let mark: Character
  package let full: Character
  package let alarm: Character = "!"
  package let tick: Character
  package let body: Character
  package let ellipsis: Character
  package let separator: Character
  package let checked: String
  package let unchecked: String
  package let left: Character
  package let right: Character
  package let above: Character
  package let below: Character
  package let tabLeft: Character
  package let tabRight: Character
  package let enter: String
  package let arrow: String
  package let bullet: Character
  package let lightBox: Box
  package let heavyBox: Box
  private let priorities: [Character]

  /// The sign of a priority; nil for none.
  package func priority(_ priority: ProjectPriority) -> Character? {
    switch priority {
    case .none: nil
    case .low: priorities[0]
    case .medium: priorities[1]
    case .high: priorities[2]
    }
  }

  package static let unicode = Glyphs(
    bar: "▌", mark: "◆", full: "■", tick: "✓", body: "≡", ellipsis: "…", separator: "·", checked: "☑", unchecked: "☐",
    left: "‹", right: "›",
    above: "▲", below: "▼", tabLeft: "▏", tabRight: "▕",
    enter: "⏎", arrow: "→", bullet: "•",
    lightBox: Box(horizontal: "─", vertical: "│", corners: ["┌", "┐", "┘", "└"]),
    heavyBox: Box(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┛", "┗"]),
    priorities: ["▽", "●", "▲"])

  package static let ascii = Glyphs(
    bar: "|", mark: "*", full: "#", tick: "v", body: "=", ellipsis: "~", separator: "-", checked: "[x]",
    unchecked: "[ ]", left: "<",
    right: ">", above: "^", below: "v", tabLeft: "[", tabRight: "]",
    enter: "Enter", arrow: "->", bullet: "*",
    lightBox: Box(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"]),
    heavyBox: Box(horizontal: "=", vertical: "|", corners: ["#", "#", "#", "#"]),
    priorities: ["L", "M", "H"])
}
