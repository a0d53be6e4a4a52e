import Domain
import Foundation
import TestSupport
import Testing

@testable import App

@Suite("show shows all of a card")
struct ShowCommandTests {
  @Test("Every field, then the body")
  func page() {
    var card = TestCards.card(
      "Fix the login redirect", .doing, number: 1, body: "## Why\n\tcode\nend", deadline: "2026-12-02",
      priority: .high, tags: ["web", "bug"],
      checklist: [ProjectChecklistItem(text: "outline", isDone: true), ProjectChecklistItem(text: "review")])
    card.archivedAt = TestBoard.morning
    card.unknownFields = [OpaqueField(name: "\"owner\"", value: "\"민아\"")]
    let output = CommandShell([card]).run("show 0100").output
    #expect(
      output == """
        0100  Fix the login redirect
        State      DOING
        Deadline   2026-12-02 (tomorrow)
        Priority   high
        Tags       #web #bug
        Checklist  1/2
                   ☑ outline
                   ☐ review
        Created    2026-11-30
        Changed    2026-11-30
        Archived   2026-12-01
        History    2026-11-30 DOING
        ID         \(card.id)
        "owner"    "민아"

        ## Why
        \tcode
        end

        """)
  }

  @Test("Several cards stand apart, each once, in the order given")
  func several() {
    let output = CommandShell(TestCards.four).run("show 0200 0100 0200").output
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).filter { $0 == "" }.count == 2)
    #expect(output.hasPrefix("0200  B\n"))
    #expect(output.contains("\n\n0100  A\n"))
  }

  @Test("JSON is the same as that of list, archived cards too")
  func json() throws {
    var cards = TestCards.four
    let shell = CommandShell(cards)
    #expect(
      shell.run("show --json 0100 0200").output == shell.run("list --json --state todo").output)
    cards[0].archivedAt = TestBoard.morning
    let output = CommandShell(cards).run("show 0100 --json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect((object["cards"] as? [[String: Any]])?.first?["archived_at"] as? String == "2026-12-01T09:00:00Z")
  }
}
