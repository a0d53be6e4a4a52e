/// The hints of the footer, in the order in which they give way on a narrow screen, last first.
package enum FooterHint: CaseIterable, Hashable, Sendable {
  case add, edit, carry, move, delete, undo, help, quit

  /// The actions whose keys stand before the word.
  package var actions: [Action] {
    switch self {
    case .add: [.add]
    case .edit: [.edit]
    case .carry: [.carryLeft, .carryRight]
    case .move: [.moveMenu]
    case .delete: [.delete]
    case .undo: [.undo]
    case .help: [.actionsHere]
    case .quit: [.quit]
    }
  }
}
