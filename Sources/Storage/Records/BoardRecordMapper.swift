import Domain

/// The one place that knows both a board's settings and its record.
enum BoardRecordMapper {
  /// The settings that a record stands for; `missing` gives the id and the name of a board without them.
  static func settings(from record: BoardRecord, missing: BoardSettings) throws(RecordFault) -> BoardSettings {
    var settings = missing
    settings.lanes = [:]
    if let text = record.id {
      guard let id = UniqueID(text) else { throw RecordFault(.badID(text), at: FieldPath(.key("id"))) }
      settings.id = id
    }
    if let name = record.name {
      try check(at: FieldPath(.key("name"))) { () throws(ProjectRuleError) in
        try ProjectRule.checkName(name, .boardName, from: .stored)
      }
      settings.name = name
    }
    for state in ProjectState.allCases {
      guard let lane = record.lanes[state] else { continue }
      settings.lanes[state] = try self.lane(from: lane, of: state)
    }
    return settings
  }

  /// The record of settings, with what `old` holds and this version does not know.
  static func record(of settings: BoardSettings, keeping old: BoardRecord) -> BoardRecord {
    BoardRecord(
      version: old.version,
      id: settings.id.description,
      name: settings.name,
      lanes: settings.lanes.mapValues {
        LaneRecord(title: $0.title, wipLimit: $0.wipLimit, unknownFields: $0.unknownFields)
      },
      unknownLanes: old.unknownLanes,
      unknownFields: old.unknownFields)
  }

  private static func lane(from record: LaneRecord, of state: ProjectState) throws(RecordFault) -> LaneSettings {
    if let title = record.title {
      try check(at: path(state, "title")) { () throws(ProjectRuleError) in
        try ProjectRule.checkName(title, .laneTitle, from: .stored)
      }
    }
    if let limit = record.wipLimit {
      try check(at: path(state, "wip_limit")) { () throws(ProjectRuleError) in try ProjectRule.checkWipLimit(limit) }
    }
    return LaneSettings(title: record.title, wipLimit: record.wipLimit, unknownFields: record.unknownFields)
  }

  private static func check(at path: FieldPath, _ check: () throws(ProjectRuleError) -> Void) throws(RecordFault) {
    do { try check() } catch { throw RecordFault(.breaksRule(error), at: path) }
  }

  private static func path(_ state: ProjectState, _ key: String) -> FieldPath {
    FieldPath(.key("lanes"), .key(state.rawValue), .key(key))
  }
}
