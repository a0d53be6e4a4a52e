/// A state that a card entered, and when.
package struct ProjectHistoryEntry: Hashable, Sendable {
  package var state: ProjectState
  package var at: Timestamp
  package var unknownFields: [OpaqueField]

  package init(state: ProjectState, at: Timestamp, unknownFields: [OpaqueField] = []) {
    self.state = state
    self.at = at
    self.unknownFields = unknownFields
  }
}
