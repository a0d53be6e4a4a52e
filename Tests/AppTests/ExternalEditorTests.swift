import Domain
import Foundation
import Presentation
import Storage
import TestSupport
import Testing

@testable import App

@Suite("The body in an editor")
struct ExternalEditorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func edit(_ text: String = "before", title: String = "A") throws -> BodyEdit {
    let board = try TestBoard([TestCards.card(title, number: 1, body: text)])
    board.press("E")
    guard case .editBody(let edit) = board.request else { throw NothingAsked() }
    return edit
  }

  private struct NothingAsked: Error {}

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("the file is its owner's alone, named after the card, and has a line end at its end")
  func file() throws {
    var seen: (text: String, file: Int, folder: Int)?
    let editor = ScriptedEditor(in: folder) { path in
      seen = (
        try String(contentsOfFile: path, encoding: .utf8), try permissions(path),
        try permissions(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      )
    }
    let result = editor.editor.edit(try edit(title: "Write the 디자인 page!"))
    #expect(seen?.text == "before\n")
    #expect(seen?.file == 0o600)
    #expect(seen?.folder == 0o700)
    #expect(editor.words.last?.hasSuffix("/write-the-디자인-page.md") == true)
    #expect(try result.text.get() == "before\n")
  }

  @Test("the words of the command stand before the file")
  func words() throws {
    let editor = ScriptedEditor(in: folder, command: #"my\ editor --title "a b" 'c "d"' """#) { _ in }
    _ = editor.editor.edit(try edit())
    #expect(editor.words.dropLast() == ["my editor", "--title", "a b", #"c "d""#, ""])
  }

  @Test("a command that is no command runs nothing", arguments: ["vi 'x", #"vi ""#, "  ", #"vi \"#])
  func badCommand(command: String) throws {
    let editor = ScriptedEditor(in: folder, command: command) { _ in Issue.record("it ran") }
    let result = editor.editor.edit(try edit())
    #expect(throws: BodyEditFault.openQuote(command: command)) { try result.text.get() }
    #expect(result.keptPath == nil)
    #expect(try folder.names == [])
  }

  @Test(
    "an editor that failed without a change leaves nothing behind",
    arguments: [
      (ProgramEnd.exited(status: 3), BodyEditFault.exited(command: "vi", status: 3)),
      (.killed(signal: 9), .killed(command: "vi", signal: 9)),
      (.notStarted(.notFound), .notStarted(command: "vi", errno: SystemError.notFound.code)),
    ])
  func failed(end: ProgramEnd, fault: BodyEditFault) throws {
    let editor = ScriptedEditor(in: folder, endingWith: end) { _ in }
    let result = editor.editor.edit(try edit())
    #expect(throws: fault) { try result.text.get() }
    #expect(result.keptPath == nil)
    #expect(try folder.names == [])
  }

  @Test("what was written before an editor failed is kept")
  func keptAfterFailure() throws {
    let editor = ScriptedEditor(in: folder, endingWith: .exited(status: 1)) { path in
      try "written".write(toFile: path, atomically: true, encoding: .utf8)
    }
    let path = try #require(editor.editor.edit(try edit()).keptPath)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "written")
    editor.editor.discard(path)
    #expect(try folder.names == [])
  }

  @Test("text in another Unicode form is something written, and is kept")
  func keptInAnotherForm() throws {
    let editor = ScriptedEditor(in: folder, endingWith: .exited(status: 1)) { path in
      try Data("e\u{301}\n".utf8).write(to: URL(filePath: path))
    }
    let path = try #require(editor.editor.edit(try edit("\u{E9}")).keptPath)
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("e\u{301}\n".utf8))
  }

  @Test("text that is not UTF-8 is kept as it is")
  func notUTF8() throws {
    let editor = ScriptedEditor(in: folder) { path in
      try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: path))
    }
    let result = editor.editor.edit(try edit())
    #expect(throws: BodyEditFault.notUTF8) { try result.text.get() }
    #expect(try FileManager.default.contents(atPath: #require(result.keptPath)) == Data([0x61, 0xFF]))
  }

  @Test("a file that the editor took away cannot be read, and there is nothing to keep")
  func removed() throws {
    let editor = ScriptedEditor(in: folder) { path in try FileManager.default.removeItem(atPath: path) }
    let result = editor.editor.edit(try edit())
    #expect(throws: BodyEditFault.unreadable(errno: SystemError.notFound.code)) { try result.text.get() }
    #expect(result.keptPath == nil)
    #expect(try folder.names == [])
  }

  @Test("a folder that cannot be written to is told, and nothing runs")
  func notWritten() throws {
    var fileSystem = FileSystem.posix
    fileSystem.makeFolder = { (_, _) throws(SystemError) in throw .noPermission }
    let editor = ScriptedEditor(in: folder, fileSystem: fileSystem) { _ in Issue.record("it ran") }
    let result = editor.editor.edit(try edit())
    let fault = BodyEditFault.notWritten(path: folder.path, errno: SystemError.noPermission.code)
    #expect(throws: fault) { try result.text.get() }
  }

  @Test("a full disk leaves no file behind")
  func diskFull() throws {
    var fileSystem = FileSystem.posix
    fileSystem.write = { (_, _) throws(SystemError) in throw .inputOutput }
    let editor = ScriptedEditor(in: folder, fileSystem: fileSystem) { _ in Issue.record("it ran") }
    #expect(editor.editor.edit(try edit()).keptPath == nil)
    #expect(try folder.names == [])
  }

  @Test(
    "a name of letters and digits",
    arguments: [
      ("Fix: the / login", "fix-the-login.md"), ("../../etc", "etc.md"), ("-rf *", "rf.md"), ("!?", "card.md"),
      ("예약 확인 🎉", "예약-확인.md"), (String(repeating: "가", count: 500), String(repeating: "가", count: 33) + ".md"),
    ])
  func names(title: String, name: String) {
    #expect(BodyFileName.name(of: title) == name)
  }

  @Test("a program's end is told as it was")
  func programs() {
    #expect(ProgramRun.run(["true"]) == .exited(status: 0))
    #expect(ProgramRun.run(["sh", "-c", "exit 3"]) == .exited(status: 3))
    #expect(ProgramRun.run(["sh", "-c", "kill -9 $$"]) == .killed(signal: 9))
    #expect(ProgramRun.run(["/nowhere/editor"]) == .notStarted(.notFound))
  }
}
