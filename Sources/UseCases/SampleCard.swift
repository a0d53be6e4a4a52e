import Domain

/// A card of the sample board, with its times as days from today.
struct SampleCard {
  private static let secondsPerDay = 86_400

  let title: String
  var state = ProjectState.todo
  var body = ""
  /// The days from today to the deadline; negative when it is past.
  var deadlineIn: Int?
  var priority = ProjectPriority.none
  var tags: [String] = []
  var checklist: [ProjectChecklistItem] = []
  /// How many days ago the card was made, and how many ago it entered its state.
  var madeDaysAgo = 3
  var enteredDaysAgo = 1

  func model(number: UInt64, today: CalendarDay, now: Timestamp) -> ProjectModel {
    let made = SampleCard.instant(madeDaysAgo, before: now)
    let entered = SampleCard.instant(enteredDaysAgo, before: now)
    let history = [ProjectHistoryEntry(state: .todo, at: made)]
    return ProjectModel(
      id: SampleCard.id(number), title: title, body: body, workState: state,
      deadline: deadlineIn.flatMap { today.adding(days: $0) }, priority: priority,
      tags: tags.compactMap { try? ProjectTag($0) }, checklist: checklist, createdAt: made, updatedAt: entered,
      history: state == .todo ? history : history + [ProjectHistoryEntry(state: state, at: entered)])
  }

  private static func instant(_ days: Int, before now: Timestamp) -> Timestamp {
    Timestamp(secondsSince1970: now.secondsSince1970 - days * secondsPerDay)
  }

  /// Ids that differ in their first digits, as random ones do, and have the form of a random one (RFC 9562, version 4).
  private static func id(_ number: UInt64) -> UniqueID {
    let mixed = number &* 0x9E37_79B9_7F4A_7C15
    return UniqueID(
      high: mixed & ~0xF000 | 0x4000, low: mixed.byteSwapped & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  static func items(_ texts: String..., done: Int) -> [ProjectChecklistItem] {
    texts.enumerated().map { ProjectChecklistItem(text: $1, isDone: $0 < done) }
  }
}
