/// What stands in the message row.
package struct BoardMessage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What happened; gives way to the next key.
    case note
    /// Why a key did nothing.
    case refusal
    /// A failure; stays until it is dismissed or the next change succeeds.
    case failure
  }

  package let kind: Kind
  package let text: String
  /// Whether the way to undo stands beside it.
  package let offersUndo: Bool

  package init(_ kind: Kind, _ text: String, offersUndo: Bool = false) {
    self.kind = kind
    self.text = text
    self.offersUndo = offersUndo
  }
}
