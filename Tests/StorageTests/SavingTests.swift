import Domain
import Foundation
import Storage
import TestSupport
import Testing

/// What a save does to the file and what it leaves of it.
@Suite("Saving a board file")
struct SavingTests {
  private func status(_ path: String) throws -> FileStatus { try FileSystem.posix.status(path) }

  private func setPermissions(_ permissions: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test("the permissions of the file are kept", arguments: [0o600, 0o640, 0o664, 0o666])
  func permissions(_ permissions: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    try setPermissions(permissions, folder.path("board.json"))
    _ = try folder.open().update(id(1), renaming("b"))
    #expect(try status(folder.path("board.json")).permissions == UInt32(permissions))
  }

  @Test("the owner of the file is kept where that is permitted")
  func owner() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    let given = Mutable<[String]>([])
    var system = FileSystem.posix
    system.status = { (path) throws(SystemError) in
      var status = try FileSystem.posix.status(path)
      status.user = 4_242
      status.group = 4_343
      return status
    }
    system.setOwner = { (_, user, group) throws(SystemError) in
      given.update { $0.append("\(user.map(String.init) ?? "-"):\(group)") }
      if user != nil { throw .noPermission }
    }
    _ = try folder.open("board.json", system).update(id(1), renaming("b"))
    #expect(given.value == ["4242:4343", "-:4343"])
  }

  @Test(
    "a link stays a link, and the file it leads to is replaced", arguments: ["real/board.json", "real/missing.json"])
  func link(_ target: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.write(boardText(cardText(1, "a")), to: "real/board.json")
    try folder.link("second", to: target)
    try folder.link("first", to: folder.path("second"))
    _ = try folder.open("first").create(draft(2, "b"), at: .bottom)
    #expect(try FileSystem.posix.readLink(folder.path("first")) == folder.path("second"))
    #expect(try FileSystem.posix.readLink(folder.path("second")) == target)
    #expect(try folder.open(target).read(id: id(2))?.title == "b")
    #expect(try folder.names == ["first", "real", "second"])
  }

  @Test("the other names of a file keep the old one, which is said once")
  func hardLink() throws {
    let folder = try TemporaryFolder()
    let text = boardText(cardText(1, "a"))
    try folder.write(text, to: "board.json")
    try FileManager.default.linkItem(atPath: folder.path("board.json"), toPath: folder.path("other"))
    let repository = try folder.open()
    let path = folder.path("board.json")
    #expect(try repository.update(id(1), renaming("b")).cautions == [.otherNamesKeepOldFile(path: path)])
    #expect(try repository.update(id(1), renaming("c")).cautions.isEmpty)
    #expect(try folder.text("other") == text)
  }

  @Test("what a killed save left is removed")
  func remains() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    try folder.write("half a boa", to: ".board.json.trilane-save")
    _ = try folder.open().update(id(1), renaming("b"))
    #expect(try folder.names == ["board.json"])
    #expect(try folder.open().read(id: id(1))?.title == "b")
  }

  @Test("a link that somebody put at the place of the temporary file is not followed")
  func plantedLink() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    try folder.write("precious", to: "precious")
    try folder.link(".board.json.trilane-save", to: folder.path("precious"))
    _ = try folder.open().update(id(1), renaming("b"))
    #expect(try folder.text("precious") == "precious")
    #expect(try folder.names == ["board.json", "precious"])
  }

  @Test("a board that may not be written is refused before anything is", arguments: ["board.json", ""])
  func readOnly(_ name: String) throws {
    let folder = try TemporaryFolder()
    let text = boardText(cardText(1, "a"))
    try folder.write(text, to: "board.json")
    let forbidden = name.isEmpty ? folder.path : folder.path(name)
    let injector = FaultInjector()
    var system = injector.fileSystem
    system.checkWritable = { (path) throws(SystemError) in if path == forbidden { throw .noPermission } }
    let repository = try folder.open("board.json", system)
    let fault = StoreFault(
      path: folder.path("board.json"), kind: .notWritable(errno: SystemError.noPermission.code))
    #expect(repository.writeObstacle == fault)
    injector.disarm()
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.update(id(1), renaming("b")) }
    #expect(!injector.calls.contains("create"))
    #expect(try repository.read(id: id(1))?.title == "a")
    #expect(try folder.text("board.json") == text)
  }

  @Test("a deleted file is written again whole by the next change")
  func vanishedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a"), cardText(2, "b")), to: "board.json")
    let repository = try folder.open()
    try folder.remove("board.json")
    #expect(try repository.refresh() == false)
    #expect(try repository.read(id: id(1))?.title == "a")
    #expect(try repository.delete(id(2)).cautions == [.fileWasGone(path: folder.path("board.json"))])
    #expect(try folder.text("board.json") == boardText(cardText(1, "a")))
    #expect(try repository.update(id(1), renaming("A")).cautions == [])
  }

  @Test("when the folder is gone too, changes are refused")
  func vanishedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("disk")
    try folder.write(boardText(cardText(1, "a")), to: "disk/board.json")
    let repository = try folder.open("disk/board.json")
    try folder.remove("disk")
    let fault = StoreFault(path: folder.path("disk/board.json"), kind: .missingFolder)
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.delete(id(1)) }
    #expect(try repository.read(id: id(1))?.title == "a")
    #expect(try folder.names.isEmpty)
  }

  @Test("a folder that cannot be made is told")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    var system = FileSystem.posix
    system.makeFolder = { (_, _) throws(SystemError) in throw .noPermission }
    let repository = try folder.open("deep/board.json", system)
    let fault = StoreFault(
      path: folder.path("deep/board.json"), kind: .saveFailed(.makeFolder, errno: SystemError.noPermission.code))
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.create(draft(1, "a"), at: .top) }
  }

  @Test("a folder that cannot be synced is a caution, and the change counts")
  func notSynced() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    let count = Mutable(0)
    var system = FileSystem.posix
    system.synchronize = { (descriptor) throws(SystemError) in
      count.update { $0 += 1 }
      if count.value == 2 { throw .inputOutput }
    }
    let result = try folder.open("board.json", system).update(id(1), renaming("b"))
    #expect(result.cautions == [.folderNotSynced(path: folder.path)])
    #expect(try folder.open().read(id: id(1))?.title == "b")
  }

  @Test("the file is synced before it takes its place, the folder after")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    let injector = FaultInjector()
    let repository = try folder.open("board.json", injector.fileSystem)
    injector.disarm()
    _ = try repository.update(id(1), renaming("b"))
    let steps = injector.calls.filter { ["lock", "create", "write", "synchronize", "close", "rename"].contains($0) }
    let afterLock = steps.drop { $0 != "create" }
    let order = afterLock.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(steps.first == "lock" || steps.contains("lock"))
    #expect(order == ["create", "write", "synchronize", "close", "rename", "synchronize", "close"])
  }
}
