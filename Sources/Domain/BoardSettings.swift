/// What a board is besides its cards.
package struct BoardSettings: Hashable, Sendable {
  package var id: UniqueID
  @ExactText package var name: String
  /// The lanes that have settings of their own; one whose settings are all absent is left out.
  package var lanes: [ProjectState: LaneSettings] {
    didSet { lanes = BoardSettings.withoutEmpty(lanes) }
  }

  package init(id: UniqueID, name: String, lanes: [ProjectState: LaneSettings] = [:]) {
    self.id = id
    self.name = name
    self.lanes = BoardSettings.withoutEmpty(lanes)
  }

  package func title(of state: ProjectState) -> String {
    lanes[state]?.title ?? state.name
  }

  package func wipLimit(of state: ProjectState) -> Int? {
    lanes[state]?.wipLimit
  }

  private static func withoutEmpty(_ lanes: [ProjectState: LaneSettings]) -> [ProjectState: LaneSettings] {
    lanes.filter { $0.value != LaneSettings() }
  }
}
