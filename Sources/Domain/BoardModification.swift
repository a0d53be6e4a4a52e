/// A change to a board's settings: only what was edited travels.
package struct BoardModification: Hashable, Sendable {
  /// A change to the settings of one lane.
  package struct Lane: Hashable, Sendable {
    package var title: FieldEdit<String> = .keep
    package var wipLimit: FieldEdit<Int> = .keep

    package init(title: FieldEdit<String> = .keep, wipLimit: FieldEdit<Int> = .keep) {
      self.title = title
      self.wipLimit = wipLimit
    }
  }

  /// Nil keeps the name; a board is never without one.
  package var name: String?
  package var lanes: [ProjectState: Lane] = [:]

  package init() {}

  /// The modification as it will be kept (texts trimmed), if it breaks no rule of what a person may enter.
  package func entered() throws(ProjectRuleError) -> BoardModification {
    var modification = self
    if let name {
      try ProjectRule.checkName(name, .boardName, from: .entered)
      modification.name = String(ProjectRule.trimmed(name))
    }
    for (state, lane) in lanes {
      if case .set(let title) = lane.title {
        try ProjectRule.checkName(title, .laneTitle, from: .entered)
        modification.lanes[state]?.title = .set(String(ProjectRule.trimmed(title)))
      }
      if case .set(let limit) = lane.wipLimit { try ProjectRule.checkWipLimit(limit) }
    }
    return modification
  }
}

extension BoardSettings {
  package func applying(_ edit: BoardModification) -> BoardSettings {
    var settings = self
    if let name = edit.name { settings.name = name }
    for (state, laneEdit) in edit.lanes {
      var lane = settings.lanes[state] ?? LaneSettings()
      lane.title = laneEdit.title.applied(to: lane.title)
      lane.wipLimit = laneEdit.wipLimit.applied(to: lane.wipLimit)
      settings.lanes[state] = lane
    }
    return settings
  }

  /// The values that these settings have in what `edit` touches, as an edit that would set them.
  package func snapshot(of edit: BoardModification) -> BoardModification {
    var snapshot = BoardModification()
    if edit.name != nil { snapshot.name = name }
    for (state, laneEdit) in edit.lanes {
      var lane = BoardModification.Lane()
      if !laneEdit.title.isKept { lane.title = FieldEdit(to: lanes[state]?.title) }
      if !laneEdit.wipLimit.isKept { lane.wipLimit = FieldEdit(to: lanes[state]?.wipLimit) }
      snapshot.lanes[state] = lane
    }
    return snapshot
  }

  /// Whether the settings still have all the values of a snapshot.
  package func holds(_ snapshot: BoardModification) -> Bool {
    applying(snapshot) == self
  }
}
