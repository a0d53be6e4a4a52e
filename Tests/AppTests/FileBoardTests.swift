import TestSupport
import Testing

@testable import App

@Suite("Commands over board files")
struct FileBoardTests {
  private let folder: TemporaryFolder
  private let shell = CommandShell(over: nil)

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("home/app/sub")
    shell.variables["HOME"] = folder.path("home")
    shell.currentFolder = folder.path("home/app")
  }

  @Test("The first card makes the person's own board; looking makes none")
  func first() throws {
    #expect(shell.run("list").output == "TODO 0\n\nDOING 0\n\nDONE 0\n")
    #expect(try folder.names == ["home"])
    #expect(shell.run("add x").error == "")
    #expect(try folder.text("home/.local/share/trilane/board.json").contains("\"name\": \"Trilane\""))
  }

  @Test("init makes a board named after the folder, once, which is used below it")
  func initialize() throws {
    #expect(shell.run("init") == .init(status: 0, output: "Made ~/app/.trilane.json\n", error: ""))
    let text = try folder.text("home/app/.trilane.json")
    #expect(text.contains("\"name\": \"app\""))
    let again = shell.run("init")
    #expect(again.status == 1)
    #expect(again.error == "trilane: ~/app/.trilane.json: is there already; 'trilane' opens it\n")
    #expect(try folder.text("home/app/.trilane.json") == text)
    shell.currentFolder = folder.path("home/app/sub")
    #expect(shell.run("add x").error == "trilane: added to ~/app/.trilane.json\n")
  }

  @Test("init makes the board that --board names")
  func named() throws {
    #expect(shell.run("init --board work.json").output == "Made ~/app/work.json\n")
    #expect(shell.run("list --board work.json").status == 0)
  }

  @Test("An edit changes one line")
  func oneLine() throws {
    _ = shell.run("init")
    shell.input = Array("a\nb\nc\n".utf8)
    let ids = shell.run("add -").output.split(separator: "\n")
    let before = try folder.text("home/app/.trilane.json").split(separator: "\n")
    #expect(shell.run("edit \(ids[1]) --title changed").status == 0)
    let after = try folder.text("home/app/.trilane.json").split(separator: "\n")
    #expect(before.count == after.count)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }

  @Test(
    "A newer board is read and says so; every change is refused",
    arguments: [
      "add x", "add -", "edit 6f96 --title x", "move 6f96 done", "start 6f96", "done 6f96", "delete 6f96",
    ])
  func newer(command: String) throws {
    let text = """
      {"format": "trilane.board", "version": 2, "cards": [
      {"id": "6f960000-0000-4000-8000-000000000000", "title": "A", "state": "todo"}
      ]}
      """
    try folder.write(text, to: "home/app/.trilane.json")
    for reading in ["list", "show 6f96", "list --json"] {
      let result = shell.run(reading)
      #expect(result.status == 0)
      #expect(result.output.contains("A"))
      #expect(result.error.contains("made by a newer Trilane"))
    }
    let result = shell.run(command)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.contains(".trilane.json: made by a newer Trilane"))
    #expect(try folder.text("home/app/.trilane.json") == text)
  }
}
