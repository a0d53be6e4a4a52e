import Domain
import TestSupport
import Testing
import UseCases

@Suite("The sample board")
struct SampleBoardTests {
  private let cards = SampleBoard(name: "Sample", today: TestBoard.today, now: TestBoard.morning).cards

  @Test("has every state, priority and kind of deadline")
  func contents() {
    #expect(Set(cards.map(\.workState)).count == 3)
    #expect(Set(cards.map(\.priority)).count == 4)
    let days = cards.filter { $0.workState != .done }.compactMap { $0.deadline?.days(since: TestBoard.today) }
    #expect(days.contains { $0 < 0 } && days.contains(0) && days.contains(1) && days.contains { $0 > 7 })
    #expect(cards.contains { $0.title.count > 150 } && cards.contains { !$0.checklist.isEmpty })
    #expect(cards.contains { $0.body.contains("```") })
  }

  @Test("DOING is at its limit")
  func limit() {
    let sample = SampleBoard(name: "Sample", today: TestBoard.today, now: TestBoard.morning)
    #expect(sample.settings.wipLimit(of: .doing) == cards.filter { $0.workState == .doing }.count)
  }

  @Test("no id comes twice, and short ids stay short")
  func ids() {
    #expect(Set(cards.map(\.id)).count == cards.count)
    let short = ShortIDs(of: cards.map(\.id))
    #expect(cards.allSatisfy { short[$0.id].count == 4 })
  }

  @Test("every card keeps the rules of what a person may enter")
  func rules() throws {
    for card in cards {
      var draft = ProjectDraft(id: card.id, createdAt: TestBoard.morning, title: card.title)
      draft.body = card.body
      draft.tags = card.tags
      draft.checklist = card.checklist
      #expect(try draft.entered() == draft)
    }
  }
}
