/// Which cards to read.
package struct ProjectQuery: Hashable, Sendable {
  package enum Archive: Hashable, Sendable {
    case excluded, included, only
  }

  /// Nil for any state.
  package var state: ProjectState?
  package var archive: Archive
  /// Nil for any id.
  package var idPrefix: UniqueIDPrefix?

  package init(state: ProjectState? = nil, archive: Archive = .excluded, idPrefix: UniqueIDPrefix? = nil) {
    self.state = state
    self.archive = archive
    self.idPrefix = idPrefix
  }

  /// Every card of the board, archived ones too.
  package static let all = ProjectQuery(archive: .included)

  /// The cards of one lane.
  package static func lane(_ state: ProjectState) -> ProjectQuery {
    ProjectQuery(state: state)
  }

  package func matches(id: UniqueID, state: ProjectState, isArchived: Bool) -> Bool {
    if let wanted = self.state, wanted != state { return false }
    switch archive {
    case .excluded where isArchived, .only where !isArchived: return false
    default: break
    }
    return idPrefix?.matches(id) ?? true
  }
}
