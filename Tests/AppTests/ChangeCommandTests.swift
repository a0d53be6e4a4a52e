import Domain
import Storage
import TestSupport
import Testing

@testable import App

@Suite("Commands change the board")
struct ChangeCommandTests {
  private let shell = CommandShell(TestCards.four)

  private func id(_ title: String) -> String {
    shell.card(title)?.id.description ?? "no \(title)"
  }

  @Test("add joins its words, and prints the short id alone")
  func add() {
    let result = shell.run("add Pay the rent")
    let card = shell.card("Pay the rent")
    #expect(shell.lanes == "A B Pay the rent | C | D")
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(result.output.count == 5)
    #expect(card?.id.description.hasPrefix(result.output.dropLast()) == true)
  }

  @Test("add takes every field")
  func fields() {
    let words = [
      "add", "--title", "-x #no", "--state", "DONE", "--body", "# Why", "--deadline=2026-12-24", "--priority", "high",
      "--tag", "#home", "--tag", "업무", "--tag", "HOME",
    ]
    #expect(shell.run(words).status == 0)
    let card = shell.card("-x #no")
    #expect(card?.workState == .done)
    #expect(card?.body == "# Why")
    #expect(card?.deadline == CalendarDay("2026-12-24"))
    #expect(card?.priority == .high)
    #expect(card?.tags.map(\.name) == ["home", "업무"])
    #expect(card?.createdAt == TestBoard.morning)
  }

  @Test("add - makes a card of each line, in order, as one step")
  func lines() {
    shell.input = Array("one\r\n\n  \n  두번째  \nthree".utf8)
    let result = shell.run("add - --state doing")
    #expect(shell.lanes == "A B | C one 두번째 three | D")
    #expect(result.output.split(separator: "\n").count == 3)
  }

  @Test("add - adds nothing when one line cannot be a card, and names the line")
  func badLine() {
    shell.input = Array("one\ntwo\u{1}\n".utf8)
    let result = shell.run("add -")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("trilane: line 2 of the input: the title has the control character"))
    shell.input = [0x61, 0x0A, 0xFF, 0x0A]
    #expect(shell.run("add -").error == "trilane: line 2 of the input is not UTF-8; nothing was changed\n")
    #expect(shell.lanes == "A B | C | D")
  }

  @Test("A hyphen among words, or after two hyphens, is text")
  func hyphen() {
    #expect(shell.run("add a - b").status == 0)
    #expect(shell.run("add -- -").status == 0)
    #expect(shell.lanes == "A B a - b - | C | D")
  }

  @Test("A board other than the default one is named")
  func place() {
    shell.variables["TRILANE_BOARD"] = "/home/mina/app/board.json"
    #expect(shell.run("add x").error == "trilane: added to ~/app/board.json\n")
  }

  @Test("edit changes what is given, and nothing else")
  func edit() {
    let before = shell.card("A")
    let result = shell.run(["edit", id("A"), "--title", " New ", "--tag", "x", "--deadline", "2027-01-02"])
    let after = shell.card("New")
    #expect(result == .init(status: 0, output: "Edited “New”\n", error: ""))
    #expect(after?.id == before?.id)
    #expect(after?.tags.map(\.name) == ["x"])
    #expect(after?.deadline?.description == "2027-01-02")
    #expect(after?.history == before?.history)
    #expect(shell.lanes == "New B | C | D")
  }

  @Test("edit takes fields away, tags in any case, and reads a body")
  func takeAway() {
    _ = shell.run(["edit", id("A"), "--deadline", "2027-01-02", "--priority", "low", "--tag", "Web", "--tag", "ui"])
    shell.input = Array("line\r\n\r\n- item\r\n".utf8)
    _ = shell.run([
      "edit", id("A"), "--deadline", "none", "--priority", "none", "--untag", "#web", "--tag", "new", "--body", "-",
    ])
    let card = shell.card("A")
    #expect(card?.deadline == nil)
    #expect(card?.priority == ProjectPriority.none)
    #expect(card?.tags.map(\.name) == ["ui", "new"])
    #expect(card?.body == "line\n\n- item")
  }

  @Test("edit that changes nothing says so")
  func unchanged() {
    #expect(shell.run(["edit", id("A"), "--title", "A"]).output == "Nothing was changed.\n")
  }

  @Test("move, start and done move cards to the top of a lane, in the order given")
  func move() {
    #expect(shell.run(["move", id("A"), id("B"), "Doing"]).output == "Moved 2 cards to DOING\n")
    #expect(shell.lanes == " | A B C | D")
    #expect(shell.run(["done", id("C")]).output == "Moved “C” to DONE\n")
    #expect(shell.lanes == " | A B | C D")
    #expect(shell.run(["start", id("D")]).output == "Moved “D” to DOING\n")
    #expect(shell.lanes == " | D A B | C")
    #expect(shell.run(["start", id("D")]).output == "It is in DOING already.\n")
  }

  @Test("A lane's own title is used, and a full lane says so")
  func limit() {
    let settings = TestBoard.settings(lanes: [.doing: LaneSettings(title: "지금", wipLimit: 1)])
    let shell = CommandShell(TestCards.four, settings: settings)
    let result = shell.run(["start", shell.card("A")?.id.description ?? ""])
    #expect(result.status == 0)
    #expect(result.output == "Moved “A” to 지금\n")
    #expect(result.error == "trilane: 지금 is over its limit: 2 of 1.\n")
    #expect(shell.run("add x --state doing").error == "trilane: 지금 is over its limit: 3 of 1.\n")
  }

  @Test("The same card named twice counts once")
  func twice() {
    let id = id("A")
    #expect(shell.run(["delete", id, String(id.prefix(6)).uppercased()]).output == "Deleted “A”\n")
    #expect(shell.lanes == "B | C | D")
  }

  @Test("Several cards are one step: one that is not there stops all")
  func together() {
    for command in ["delete", "done", "start"] {
      let result = shell.run([command, id("A"), "0123456789"])
      #expect(result.status == 1)
      #expect(result.error == "trilane: no card has the id “0123456789”; 'trilane list' shows the ids\n")
    }
    #expect(shell.lanes == "A B | C | D")
  }

  @Test("What a title holds cannot steer the terminal or make a second line")
  func strange() {
    let shell = CommandShell([TestCards.card("a\u{1B}[31m\nb", number: 1)])
    let result = shell.run("delete \(TestBoard.id(1))")
    #expect(result.output == "Deleted “a␛[31m␊b”\n")
  }
}
