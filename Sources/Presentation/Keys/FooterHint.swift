/// The hints of the footer, in their order from left to right.
package enum FooterHint: CaseIterable, Hashable, Sendable {
  case add, open, edit, carry, move, delete, search, help, quit

  /// The order in which they claim room on a narrow screen.
  package static let mostUsefulFirst: [FooterHint] = [
    .help, .add, .move, .carry, .open, .edit, .quit, .delete, .search,
  ]

  /// The actions whose keys stand before the word.
  package var actions: [Action] {
    switch self {
    case .add: [.add]
    case .open: [.open]
    case .edit: [.edit]
    case .carry: [.carryLeft, .carryRight]
    case .move: [.moveMenu]
    case .delete: [.delete]
    case .search: [.search]
    case .help: [.actionsHere]
    case .quit: [.quit]
    }
  }
}
