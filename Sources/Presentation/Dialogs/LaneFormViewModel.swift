package import struct Domain.BoardModification
package import enum Domain.FieldEdit
package import struct Domain.LaneSettings
package import enum Domain.ProjectState

/// The small form of a lane: its title and how many cards it should hold at most.
package struct LaneFormViewModel: Sendable {
  package enum Field: CaseIterable, Hashable, Sendable {
    case title, limit
  }

  /// The limit field holds no whole number.
  struct BadLimit: Error {
    let text: String
  }

  package let lane: ProjectState
  package private(set) var title: TextEditor
  package private(set) var limit: TextEditor
  package private(set) var focus = Field.title
  /// Why it was not saved; everything typed stays.
  package var error: String?

  init(lane: ProjectState, settings: LaneSettings) {
    self.lane = lane
    title = TextEditor(text: settings.title ?? "", isMultiline: false)
    limit = TextEditor(text: settings.wipLimit.map(String.init) ?? "", isMultiline: false)
  }

  mutating func changeField() {
    focus = focus == .title ? .limit : .title
  }

  mutating func edit(_ edit: TextEdit) {
    error = nil
    switch focus {
    case .title: title.perform(edit)
    case .limit: limit.perform(edit)
    }
  }

  /// What was edited; nil when nothing was. An empty field clears its setting.
  func modification() throws(BadLimit) -> BoardModification? {
    var lane = BoardModification.Lane()
    if title.isChanged { lane.title = title.text.allSatisfy(\.isWhitespace) ? .clear : .set(title.text) }
    if limit.isChanged { lane.wipLimit = FieldEdit(to: try limitValue()) }
    guard lane != BoardModification.Lane() else { return nil }
    var modification = BoardModification()
    modification.lanes[self.lane] = lane
    return modification
  }

  private func limitValue() throws(BadLimit) -> Int? {
    let text = limit.text.filter { !$0.isWhitespace }
    if text.isEmpty { return nil }
    guard let value = Int(text) else { throw BadLimit(text: limit.text) }
    return value
  }
}
