/// One line of a card's checklist.
package struct ProjectChecklistItem: Hashable, Sendable {
  @ExactText package var text: String
  package var isDone: Bool
  package var unknownFields: [OpaqueField]

  package init(text: String, isDone: Bool = false, unknownFields: [OpaqueField] = []) {
    self.text = text
    self.isDone = isDone
    self.unknownFields = unknownFields
  }
}
