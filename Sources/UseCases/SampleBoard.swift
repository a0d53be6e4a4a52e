package import Domain

/// A board that shows everything a card can be: for the demo and for tests. Its deadlines lie around the day it is made for,
/// and DOING is at its limit.
package struct SampleBoard: Sendable {
  package let settings: BoardSettings
  package let cards: [ProjectModel]

  /// - Parameters:
  ///   - name: what the board is called
  ///   - today: the day that the deadlines lie around
  ///   - now: an instant of that day
  package init(name: String, today: CalendarDay, now: Timestamp) {
    settings = BoardSettings(
      id: UniqueID(high: 0x5A4D_504C_0000_4000, low: 0x8000_0000_0000_0000), name: name,
      lanes: [.doing: LaneSettings(wipLimit: SampleBoard.limitOfDoing)])
    cards = SampleCard.all.enumerated().map { $1.model(number: UInt64($0 + 1), today: today, now: now) }
  }

  private static let limitOfDoing = 4
}
