/// Where a card stands; the raw values are the words in the board file.
package enum ProjectState: String, CaseIterable, Hashable, Sendable {
  case todo
  case doing
  case done

  /// The state's own name, a lane's title unless the board gives it another.
  package var name: String {
    switch self {
    case .todo: "TODO"
    case .doing: "DOING"
    case .done: "DONE"
    }
  }

  /// The two moves that a card in this state can make, in the order of the lanes.
  package var moves: [ProjectMove] {
    ProjectState.allCases.filter { $0 != self }.map(ProjectMove.init(target:))
  }

  /// The lane to the left; nil for the first.
  package var previous: ProjectState? {
    switch self {
    case .todo: nil
    case .doing: .todo
    case .done: .doing
    }
  }

  /// The lane to the right; nil for the last.
  package var next: ProjectState? {
    switch self {
    case .todo: .doing
    case .doing: .done
    case .done: nil
    }
  }
}
