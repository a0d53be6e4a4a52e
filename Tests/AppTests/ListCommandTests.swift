import Domain
import Foundation
import Terminal
import TestSupport
import Text
import Testing

@testable import App

@Suite("list shows the lanes")
struct ListCommandTests {
  private func shell(_ cards: [ProjectModel] = TestCards.rich) -> CommandShell {
    CommandShell(cards, settings: TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 3)]))
  }

  @Test("Lanes, short ids, titles and facts, aligned by cells")
  func pipe() {
    #expect(
      shell().run("list").output == """
        TODO 2
          0100  Fix the login redirect         ! tomorrow · #web #bug · ☑ 2/5
          0200  원조두꺼비집 회식 장소 정하기

        DOING 3/3
          0300  Write the design page          ! 3 days late · ▲ · #docs
          0400  문래동 회의 자료 정리          ! today · ● · #업무
          0500  Answer the survey              ▽

        DONE 2
          0600  Set up CI
          0700  이연국수 예약                  20 Nov

        """)
  }

  @Test("A terminal gets no line wider than itself", arguments: [20, 40, 80, 200])
  func terminal(columns: Int) {
    let strange = StrangeText.titles.enumerated().map { TestCards.card($1, .done, number: UInt64(100 + $0)) }
    let shell = shell(TestCards.rich + strange)
    shell.columns = columns
    let lines = shell.run("list --color=never").output.split(separator: "\n")
    #expect(lines.count == 3 + 7 + strange.count)
    #expect(lines.filter { TextWidth.of(String($0)) > columns } == [])
  }

  @Test("A narrow terminal cuts titles and facts")
  func narrow() {
    let shell = shell()
    shell.columns = 40
    #expect(
      shell.run("list --state doing --color=never").output
        == """
        DOING 3/3
          0300  Write the desig…  ! 3 days late
          0400  문래동 회의 자…   ! today · ● ·…
          0500  Answer the surv…  ▽

        """)
  }

  @Test("Nothing a title holds breaks a line or reaches the terminal", arguments: [nil, 80, 2_000])
  func strange(columns: Int?) {
    let shell = shell(StrangeText.cards)
    shell.columns = columns
    let output = shell.run("list --color=never").output
    #expect(output.split(separator: "\n").count == 3 + StrangeText.cards.count)
    let controls = output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty)
  }

  @Test("A pipe gets every other character as it is")
  func raw() {
    let title = "\u{1112}\u{1161}\u{11AB} \u{202E}x\u{202C} 👩‍👩‍👧‍👦"
    #expect(shell([TestCards.card(title, number: 1)]).run("list").output.contains(title))
  }

  @Test("An ASCII terminal gets nothing else")
  func ascii() {
    let shell = shell()
    shell.encoding = .ascii
    shell.columns = 200
    let output = shell.run("list --color=never").output
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
    #expect(output.contains("! 3 days late - H - #docs"))
    #expect(output.contains("[x] 2/5"))
  }

  @Test("Colour only on a terminal, unless something says otherwise")
  func color() {
    let shell = shell()
    #expect(!shell.run("list").output.contains("\u{1B}"))
    #expect(shell.run("list --color=always").output.contains("\u{1B}[31m! 3 days late\u{1B}[0m"))
    shell.columns = 80
    #expect(shell.run("list").output.contains("\u{1B}[1mTODO 2\u{1B}[0m"))
    #expect(!shell.run("list --color never").output.contains("\u{1B}"))
    shell.variables["NO_COLOR"] = "1"
    #expect(!shell.run("list").output.contains("\u{1B}"))
    shell.variables["NO_COLOR"] = ""
    #expect(shell.run("list").output.contains("\u{1B}"))
    shell.variables["TERM"] = "dumb"
    #expect(!shell.run("list").output.contains("\u{1B}"))
  }

  @Test("Archived cards are left out, an empty board shows its lanes")
  func empty() {
    var card = TestCards.card("old", number: 1)
    card.archivedAt = TestBoard.morning
    #expect(shell([card]).run("list").output == "TODO 0\n\nDOING 0/3\n\nDONE 0\n")
  }

  @Test("JSON is one object: lane by lane, all fields, unknown ones too")
  func json() throws {
    var cards = TestCards.rich
    cards.swapAt(0, 6)
    cards[3].unknownFields = [OpaqueField(name: "\"owner\"", value: "{\"name\": \"민아\", \"n\": 1.50}")]
    let output = shell(cards).run("list --json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(object["format"] as? String == "trilane.list")
    #expect(object["version"] as? Int == 1)
    let list = try #require(object["cards"] as? [[String: Any]])
    #expect(list.map { $0["state"] as? String } == ["todo", "todo", "doing", "doing", "doing", "done", "done"])
    #expect(list[2]["id"] as? String == cards[2].id.description)
    #expect(list[2]["deadline"] as? String == "2026-11-28")
    #expect(output.contains("\"owner\": {\"name\": \"민아\", \"n\": 1.50}"))
  }

  @Test("JSON of an empty lane is an empty list")
  func emptyJSON() {
    #expect(
      shell([]).run("list --json --state done").output
        == "{\n  \"format\": \"trilane.list\",\n  \"version\": 1,\n  \"cards\": []\n}\n")
  }
}
