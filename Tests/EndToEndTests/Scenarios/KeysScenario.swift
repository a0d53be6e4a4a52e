import Testing

@Suite("Keys in a real terminal", .needsTmux)
struct KeysScenario {
  @Test("Every key that moves a card, as the terminal sends it")
  func moves() throws {
    let sandbox = try Sandbox()
    _ = try Command.shell("printf 'one\\ntwo\\nthree\\n' | trilane add -", in: sandbox)
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 3")
    try board.send("S-Right")
    try board.waitFor("Moved “one” to DOING")
    try board.send("S-Left")
    try board.waitFor("Moved “one” to TODO")
    try board.send("S-Down")
    try board.waitFor("Reordered “one”")
    try board.send("S-Up", "2")
    try board.waitFor("Moved “one” to DOING")
    try board.send("3")
    try board.waitFor("Moved “two” to DONE")
    try board.send("Right", "1")
    try board.waitFor("Moved “one” to TODO")
    try board.send("u", "u", "u")
    try board.waitFor("TODO 3")
    try board.send("C-r")
    try board.waitFor("DOING 1")
  }

  @Test("The screen shrinks to 20x5 and grows back, with a form open and without", arguments: [false, true])
  func resize(withForm: Bool) throws {
    let sandbox = try Sandbox()
    _ = try Command.shell("printf '한글 카드\\ntwo\\n' | trilane add -", in: sandbox)
    let board = try TerminalSession(in: sandbox)
    try board.waitFor("TODO 2")
    if withForm {
      try board.send("e")
      try board.waitFor("Tab next field")
    }
    for (columns, rows) in [(20, 5), (19, 4), (59, 20), (200, 60), (80, 24)] {
      try board.resize(columns: columns, rows: rows)
      try board.waitFor(columns < 20 ? "Trilane needs 20x5" : "한글")
    }
    if withForm { try board.send("Escape") }
    try board.waitFor("TODO 2")
    try board.waitFor("┏")
  }

  @Test("An explicit C locale gets ASCII alone")
  func plain() throws {
    let sandbox = try Sandbox(locale: "C")
    let board = try TerminalSession(in: sandbox)
    try board.send("a")
    try board.waitFor("Add to TODO")
    try board.type("Tea")
    try board.send("Enter")
    try board.waitFor("Added \"Tea\"")
    #expect(try board.screen().allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}
