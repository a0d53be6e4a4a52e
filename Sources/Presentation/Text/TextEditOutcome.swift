/// What an edit did to the text, so that the owner of a field can say what a person would not see.
package struct TextEditOutcome: Equatable, Sendable {
  package var isTextChanged = false
  /// How many control characters (scalars) were left out of the inserted text.
  package var droppedControls = 0
  /// The size in bytes that the text would have had, when the edit was refused for passing `TextEditor.byteLimit`.
  package var refusedByteCount: Int?
  /// How many items a checklist would have had, when the edit was refused for that.
  package var refusedItemCount: Int?

  package init(
    isTextChanged: Bool = false, droppedControls: Int = 0, refusedByteCount: Int? = nil,
    refusedItemCount: Int? = nil
  ) {
    self.isTextChanged = isTextChanged
    self.droppedControls = droppedControls
    self.refusedByteCount = refusedByteCount
    self.refusedItemCount = refusedItemCount
  }
}
