/// What a board is besides its cards.
package struct BoardSettings: Hashable, Sendable {
  package var id: UniqueID
  @ExactText package var name: String
  /// The lanes that have settings of their own.
  package var lanes: [ProjectState: LaneSettings]

  package init(id: UniqueID, name: String, lanes: [ProjectState: LaneSettings] = [:]) {
    self.id = id
    self.name = name
    self.lanes = lanes
  }

  package func title(of state: ProjectState) -> String {
    lanes[state]?.title ?? state.name
  }

  package func wipLimit(of state: ProjectState) -> Int? {
    lanes[state]?.wipLimit
  }
}
