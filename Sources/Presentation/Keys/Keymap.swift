/// Which keys do what on the board: from a sequence of keys to an action, and back for hints and lists.
package struct Keymap: Sendable {
  private var actions: [[Key]: Action] = [:]
  private var keys: [Action: [[Key]]] = [:]
  /// The same as texts, which every picture shows.
  private var texts: [Action: [String]] = [:]

  /// The default keys of the action table.
  package init() {
    for entry in ActionTable.entries {
      for keys in entry.keys.compactMap(KeyNotation.keys(from:)) { bind(keys, to: entry.action) }
    }
  }

  private mutating func bind(_ sequence: [Key], to action: Action) {
    actions[sequence] = action
    keys[action, default: []].append(sequence)
    texts[action, default: []].append(KeyNotation.text(of: sequence))
  }

  package func action(for sequence: [Key]) -> Action? {
    actions[sequence]
  }

  /// Whether further keys can make an action of this sequence.
  package func isBeginning(_ sequence: [Key]) -> Bool {
    actions.keys.contains { $0.count > sequence.count && $0.starts(with: sequence) }
  }

  /// What can follow a begun sequence, as the footer shows it.
  package func continuations(of sequence: [Key]) -> [(key: String, action: Action)] {
    ActionTable.entries.flatMap { entry in
      (keys[entry.action] ?? []).filter { $0.count > sequence.count && $0.starts(with: sequence) }.map {
        (KeyNotation.text(of: Array($0.dropFirst(sequence.count))), entry.action)
      }
    }
  }

  /// The action's first key as text; nil when it has none.
  package func firstKey(of action: Action) -> String? {
    texts[action]?.first
  }

  /// All keys of the action as texts.
  package func allKeys(of action: Action) -> [String] {
    texts[action] ?? []
  }
}
