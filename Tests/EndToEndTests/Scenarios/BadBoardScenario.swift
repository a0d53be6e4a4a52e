import Foundation
import Testing

@Suite("A bad board is told with its place, and left as it is")
struct BadBoardScenario {
  private let sandbox: Sandbox
  private let board: URL

  init() throws {
    sandbox = try Sandbox()
    board = sandbox.workingFolder.appending(path: "board.json")
  }

  private static let id = "6f960000-0000-4000-8000-000000000000"

  private static func board(_ cards: String, version: String = "1") -> String {
    "{\n  \"format\": \"trilane.board\",\n  \"version\": \(version),\n  \"cards\": [\n    \(cards)\n  ]\n}\n"
  }

  private static let damaged: [(name: String, text: String, says: String)] = [
    ("empty", "", ": is empty"),
    ("not JSON", "{format: \"trilane.board\"}", ":1:2: not JSON"),
    ("cut off", "{\n  \"format\": \"trilane.board\",", ":2:"),
    ("other format", "{\"format\": \"x\", \"version\": 1}", ":1:12: “format” is “x”"),
    ("no version", "{\"format\": \"trilane.board\"}", "“version” is missing"),
    ("repeated key", board("{\"title\": \"a\", \"title\": \"b\"}"), ":5:20: the key “title” stands here again"),
    (
      "repeated id", board("{\"id\": \"\(id)\", \"title\": \"a\"},\n    {\"id\": \"\(id)\", \"title\": \"b\"}"),
      ":6:5: the id \(id) stands here again"
    ),
    ("unknown state", board("{\"title\": \"a\", \"state\": \"later\"}"), ":5:29: “later” is no state"),
    ("wrong type", board("{\"title\": 7}"), ":5:15: “title” is"),
    ("bad day", board("{\"title\": \"a\", \"deadline\": \"2026-02-30\"}"), ":5:32: “deadline” is “2026-02-30”"),
    (
      "too long", board("{\"title\": \"\(String(repeating: "x", count: 501))\"}"), ":5:15: the title has 501 characters"
    ),
  ]

  private static let commands = [
    ["list"], ["list", "--json"], ["show", "6f96"], ["add", "x"], ["edit", "6f96", "--title", "x"],
    ["move", "6f96", "done"], ["delete", "6f96"],
  ]

  @Test("Text that is no board", arguments: damaged.indices)
  func text(index: Int) throws {
    let (_, text, says) = Self.damaged[index]
    try refuses(Data(text.utf8), says: says)
  }

  @Test("Bytes that are not UTF-8")
  func notUTF8() throws {
    var data = Data(Self.board("{\"title\": \"a?\"}").utf8)
    let place = try #require(data.firstIndex(of: UInt8(ascii: "?")))
    data[place] = 0xFF
    try refuses(data, says: ":5:17: not UTF-8")
  }

  private func refuses(_ data: Data, says: String) throws {
    try data.write(to: board)
    for command in Self.commands {
      try expectRefusal(try Command.run(["--board", board.path] + command, in: sandbox), says: says)
    }
    #expect(try Data(contentsOf: board) == data)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.workingFolder.path) == ["board.json"])
  }

  private func expectRefusal(_ result: CommandResult, says: String) throws {
    #expect(result.status == 1)
    #expect(result.stdout == "")
    #expect(result.stderr.hasPrefix("trilane: \(board.path)"))
    #expect(result.stderr.contains(says))
    #expect(result.stderr.filter { $0 == "\n" }.count == 1)
  }

  @Test("A folder in the place of a board")
  func folder() throws {
    try FileManager.default.createDirectory(at: board, withIntermediateDirectories: false)
    for command in Self.commands {
      try expectRefusal(try Command.run(["--board", board.path] + command, in: sandbox), says: "is a folder")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: board.path) == [])
  }

  @Test("A newer version is read, and never written")
  func newer() throws {
    let data = Data(Self.board("{\"id\": \"\(Self.id)\", \"title\": \"A\", \"mood\": 1}", version: "2").utf8)
    try data.write(to: board)
    let list = try Command.run(["--board", board.path, "list"], in: sandbox)
    #expect(list.status == 0)
    #expect(list.stdout.contains("6f96  A"))
    #expect(list.stderr.contains("made by a newer Trilane"))
    for command in Self.commands.dropFirst(3) {
      try expectRefusal(
        try Command.run(["--board", board.path] + command, in: sandbox), says: "made by a newer Trilane")
    }
    #expect(try Data(contentsOf: board) == data)
  }

  @Test(
    "A board that may not be read, or not be written, by an ordinary user",
    .enabled(if: geteuid() != 0 || Program.find("setpriv") != nil, "needs an ordinary user, or root and setpriv"))
  func permissions() throws {
    let data = Data(Self.board("{\"id\": \"\(Self.id)\", \"title\": \"A\"}").utf8)
    try data.write(to: board)
    try setPermissions(0o755, of: sandbox.folder, sandbox.workingFolder)
    try setPermissions(0o000, of: board)
    for command in Self.commands {
      try expectRefusal(try asOrdinaryUser(command), says: "cannot be read: Permission denied")
    }
    try setPermissions(0o444, of: board)
    #expect(try asOrdinaryUser(["list"]).stdout.contains("6f96  A"))
    for command in Self.commands.dropFirst(3) {
      try expectRefusal(try asOrdinaryUser(command), says: "cannot be written: Permission denied")
    }
    #expect(try Data(contentsOf: board) == data)
  }

  private func setPermissions(_ permissions: Int, of places: URL...) throws {
    for place in places {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
    }
  }

  /// Root may read and write anything, so it becomes somebody else.
  private func asOrdinaryUser(_ command: [String]) throws -> CommandResult {
    let words = ["--board", board.path] + command
    guard geteuid() == 0, let setpriv = Program.find("setpriv") else { return try Command.run(words, in: sandbox) }
    return try Command.run(
      setpriv, ["--reuid=65534", "--regid=65534", "--clear-groups", Program.trilane.path] + words,
      environment: sandbox.environment, folder: sandbox.workingFolder)
  }
}
