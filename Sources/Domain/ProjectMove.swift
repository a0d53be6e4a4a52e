/// A move of a card to another state, as the move menu offers it.
package struct ProjectMove: Hashable, Sendable {
  package let target: ProjectState

  package init(target: ProjectState) {
    self.target = target
  }

  /// Such as `Move To DOING`.
  package var title: String { "Move To \(target.name)" }
}
