import Foundation
import Testing

@Suite("A first board", .needsTmux)
struct FirstBoardScenario {
  @Test("Three cards are added, moved in three ways, edited in Hangul, deleted and brought back; it is all in the file")
  func firstBoard() throws {
    let sandbox = try Sandbox()
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("Press a to add the")
    for title in ["Buy tea", "회의 자료", "Third"] {
      try board.send("a")
      try board.waitFor("Add to TODO")
      try board.type(title)
      try board.send("Enter")
      try board.waitFor("Added “\(title)”")
    }

    try board.send("g", "g", "L")
    try board.waitFor("Moved “Buy tea” to DOING")
    try board.send("h", "m")
    try board.waitFor("Move To DONE")
    try board.send("Down", "Enter")
    try board.waitFor("to DONE")
    try board.send("3")
    try board.waitFor("TODO 0")

    try board.send("l", "e")
    try board.waitFor("Tab next field")
    try board.type(" 그리고 커피")
    try board.send("Tab")
    try board.type("2099-12-24")
    try board.send("C-s")
    try board.waitFor("Edited “Buy tea 그리고 커피”")
    try board.send("d")
    try board.waitFor("DOING 0")
    try board.send("u")
    try board.waitFor("DOING 1")
    try board.send("q")
    #expect(try board.exitStatus() == 0)

    let list = try Command.run(["list", "--json"], in: sandbox)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(list.stdout.utf8)) as? [String: Any])
    let cards = try #require(object["cards"] as? [[String: Any]])
    let titles = cards.compactMap { $0["title"] as? String }
    #expect(titles == ["Buy tea 그리고 커피", "Third", "회의 자료"])
    #expect(cards.compactMap { $0["state"] as? String } == ["doing", "done", "done"])
    #expect(cards.first?["deadline"] as? String == "2099-12-24")
  }

  @Test("What was done is there again at the next start, to the last card")
  func reopen() throws {
    let sandbox = try Sandbox()
    _ = try Command.shell("printf 'one\\ntwo\\nthree\\n' | trilane add -", in: sandbox)
    let first = try TerminalSession(in: sandbox)
    try first.waitFor("TODO 3")
    try first.send("J", "L")
    try first.waitFor("DOING 1")
    try first.send("q")
    #expect(try first.exitStatus() == 0)
    let second = try TerminalSession(in: sandbox)
    try second.waitFor("TODO 2")
    try second.waitFor("two")
    #expect(try Command.run(["list", "--state", "doing"], in: sandbox).stdout.contains("one"))
  }
}
