import Foundation
import Testing

@Suite("A day on the command line")
struct CommandScenario {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("Cards are added, moved, edited, shown and deleted")
  func tour() throws {
    let result = try Command.shell(
      """
      set -e
      trilane init
      rent=$(trilane add Pay the rent 2>/dev/null)
      tea=$(printf '차 사기\\n' | trilane add - --tag 집 2>/dev/null)
      trilane start "$rent" "$tea"
      trilane edit "$rent" --priority high --deadline 2099-12-24
      trilane done "$tea"
      trilane list | sed "s/$rent/RENT/; s/$tea/TEAA/"
      trilane delete "$tea"
      trilane list --state done
      """, in: sandbox)
    #expect(result.stderr == "")
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "Made \(sandbox.workingFolder.path)/.trilane.json", "Moved 2 cards to DOING", "Edited “Pay the rent”",
        "Moved “차 사기” to DONE", "TODO 0", "", "DOING 1", "  RENT  Pay the rent  24 Dec 2099 · ▲", "", "DONE 1",
        "  TEAA  차 사기       #집", "Deleted “차 사기”", "DONE 0",
      ])
  }

  @Test("After an edit, git sees one changed line")
  func gitDiff() throws {
    try #require(Program.find("git") != nil, "git is not on PATH")
    let result = try Command.shell(
      """
      set -e
      git init -q . && trilane init >/dev/null
      id=$(printf '%s\\n' one two three | trilane add - 2>/dev/null | sed -n 2p)
      git add .trilane.json
      trilane edit "$id" --title 'two, 둘' >/dev/null
      git diff --numstat
      """, in: sandbox)
    #expect(result.stderr == "")
    #expect(result.lines == ["1\t1\t.trilane.json"])
  }

  @Test("Eight shells add fifty cards each at once, and all 400 are there", .timeLimit(.minutes(3)))
  func manyShells() throws {
    let result = try Command.shell(
      """
      for shell in 1 2 3 4 5 6 7 8; do
        (for card in $(seq 50); do trilane add "card $shell.$card" || echo failed; done) &
      done
      wait
      """, in: sandbox, timeout: 120)
    // That a save has to wait for another is said; nothing else may be.
    #expect(result.stderr.split(separator: "\n").allSatisfy { $0.hasPrefix("trilane: waiting for another process") })
    #expect(result.lines.count == 400)
    let list = try Command.run(["list", "--json"], in: sandbox)
    let titles = try cards(list.stdout).compactMap { $0["title"] as? String }
    #expect(titles.count == 400)
    #expect(Set(titles) == Set((1...8).flatMap { shell in (1...50).map { "card \(shell).\($0)" } }))
  }

  @Test("The JSON is read by others, with every field")
  func json() throws {
    try Command.run(["add", "--title", "a \"quoted\" \\ 한글", "--body", "- x\n\ty", "--tag", "t"], in: sandbox)
    let cards = try cards(try Command.run(["list", "--json"], in: sandbox).stdout)
    #expect(cards.count == 1)
    #expect(cards.first?["title"] as? String == "a \"quoted\" \\ 한글")
    #expect(cards.first?["body"] as? String == "- x\n\ty")
    #expect((cards.first?["id"] as? String).flatMap { UUID(uuidString: $0) } != nil)
  }

  @Test("A reader that goes away ends a long list quietly")
  func closedPipe() throws {
    try Command.shell("seq 5000 | trilane add - >/dev/null", in: sandbox).expectSuccess()
    for ignoring in ["", "trap '' PIPE; "] {
      let result = try Command.shell("\(ignoring)trilane list | head -1", in: sandbox)
      #expect(result.lines == ["TODO 5000"])
      #expect(result.stderr == "")
    }
  }

  @Test("A full disk on standard output is told", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let result = try Command.shell("trilane list >/dev/full", in: sandbox)
    #expect(result.status == 1)
    #expect(result.stderr.hasPrefix("trilane: the output could not be written: No space left on device"))
  }

  @Test("Without a terminal, or a usable one, the board is one line and status 2")
  func noTerminal() throws {
    let result = try Command.run([], in: sandbox, environment: ["TERM": "xterm"])
    #expect(result.status == 2)
    #expect(result.stdout == "")
    #expect(result.stderr == "trilane: the board needs a terminal, and there is none here; try 'trilane list'\n")
  }

  @Test("A terminal that cannot place its cursor is told in one line", .needsTmux)
  func dumbTerminal() throws {
    let terminal = try TerminalSession(in: sandbox, term: "dumb")
    #expect(try terminal.exitStatus() == 2)
    try terminal.waitFor("trilane: the terminal type “dumb”")
  }

  @Test("A bad board is told before any screen is drawn", .needsTmux)
  func badBoardOnTerminal() throws {
    try Data("{\"format\": }".utf8).write(to: sandbox.workingFolder.appending(path: ".trilane.json"))
    let terminal = try TerminalSession(in: sandbox)
    #expect(try terminal.exitStatus() == 1)
    try terminal.waitFor(".trilane.json:1:12: not JSON")
  }

  private func cards(_ json: String) throws -> [[String: Any]] {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["format"] as? String == "trilane.list")
    #expect(object["version"] as? Int == 1)
    return try #require(object["cards"] as? [[String: Any]])
  }
}

extension CommandResult {
  fileprivate func expectSuccess() {
    #expect(status == 0)
    #expect(stderr == "")
  }
}
