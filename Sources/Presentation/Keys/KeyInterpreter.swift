/// Turns keys into commands: one key in a dialog, sequences on the board.
package struct KeyInterpreter: Sendable {
  package let keymap: Keymap
  /// The keys of a sequence that is not complete yet.
  private var pending: [Key] = []

  package init(keymap: Keymap) {
    self.keymap = keymap
  }

  package mutating func command(for key: Key, in context: InputContext) -> Command {
    guard context == .board else {
      pending = []
      return dialogCommand(for: key, in: context)
    }
    if !pending.isEmpty, key.code == .escape {
      pending = []
      return .pending([])
    }
    let sequence = pending + [key]
    pending = []
    if let action = keymap.action(for: sequence) { return .action(action) }
    if keymap.isBeginning(sequence) {
      pending = sequence
      return .pending(sequence)
    }
    return .unknown(sequence)
  }

  private func dialogCommand(for key: Key, in context: InputContext) -> Command {
    if let command = DialogKeymap.command(for: key, in: context) { return command }
    if context.takesText, let character = key.text { return .edit(.insert(String(character))) }
    return .unknown([key])
  }
}
