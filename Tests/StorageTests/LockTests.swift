import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("The lock of a board")
struct LockTests {
  private let folder: TemporaryFolder
  private let slept = Mutable(0)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
  }

  /// A file system whose lock is free after so many milliseconds of sleep.
  private func lockedSystem(for milliseconds: Int) -> FileSystem {
    let slept = slept
    var system = FileSystem.posix
    system.lock = { (descriptor) throws(SystemError) in
      slept.value < milliseconds ? false : try FileSystem.posix.lock(descriptor)
    }
    system.sleep = { time in slept.update { $0 += time } }
    return system
  }

  private func open(_ system: FileSystem, whileWaiting: @escaping () -> Void = {}) throws -> JSONFileProjectRepository {
    try JSONFileProjectRepository(
      path: folder.path("board.json"), newBoard: newBoard, fileSystem: system, whileWaiting: whileWaiting)
  }

  @Test("a short wait is not told")
  func shortWait() throws {
    let told = Mutable(0)
    _ = try open(lockedSystem(for: 150)) { told.update { $0 += 1 } }.delete(id(1))
    #expect(told.value == 0)
    #expect(slept.value >= 150)
  }

  @Test("a wait of more than 200 ms is told once, and ends with the lock")
  func longWait() throws {
    let told = Mutable<[Int]>([])
    let slept = slept
    _ = try open(lockedSystem(for: 3_000)) { told.update { $0.append(slept.value) } }.delete(id(1))
    #expect(told.value == [200])
    #expect(try folder.open().ids(matching: .all).isEmpty)
  }

  @Test("after 5 s the change is refused and nothing is written")
  func neverFree() throws {
    let text = try folder.text("board.json")
    let repository = try open(lockedSystem(for: .max))
    let fault = StoreFault(path: folder.path("board.json"), kind: .locked(by: nil, seconds: 5))
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.delete(id(1)) }
    #expect((5_000...5_020).contains(slept.value))
    #expect(try folder.text("board.json") == text)
  }

  @Test("the lock is one that excludes others, and is given back")
  func excludes() throws {
    let descriptor = try FileSystem.posix.open(folder.path)
    #expect(try FileSystem.posix.lock(descriptor))
    var system = FileSystem.posix
    system.sleep = { _ in }
    let repository = try open(system)
    #expect(throws: ProjectRepositoryError.self) { try repository.delete(id(1)) }
    try FileSystem.posix.close(descriptor)
    _ = try repository.delete(id(1))
    let again = try FileSystem.posix.open(folder.path)
    #expect(try FileSystem.posix.lock(again))
    try FileSystem.posix.close(again)
  }

  @Test("where folders cannot be locked, the board file is")
  func fileLock() throws {
    let path = folder.path("board.json")
    var system = FileSystem.posix
    system.sleep = { _ in }
    let lockedFolder = folder.path
    system.open = { (path) throws(SystemError) in
      if path == lockedFolder { throw .noPermission }
      return try FileSystem.posix.open(path)
    }
    let repository = try open(system)
    let descriptor = try FileSystem.posix.openForLock(path)
    #expect(try FileSystem.posix.lock(descriptor))
    #expect(throws: ProjectRepositoryError.self) { try repository.delete(id(1)) }
    try FileSystem.posix.close(descriptor)
    #expect(try repository.delete(id(1)).cautions == [.folderNotSynced(path: folder.path)])
  }

  @Test("a file that was replaced while its lock was awaited is not the board")
  func replaced() throws {
    let path = folder.path("board.json")
    let text = boardText(cardText(1, "a"), cardText(2, "b"))
    let folder = folder
    let opened = Mutable(0)
    var system = FileSystem.posix
    let lockedFolder = folder.path
    system.open = { (path) throws(SystemError) in
      if path == lockedFolder { throw .noPermission }
      return try FileSystem.posix.open(path)
    }
    system.openForLock = { (path) throws(SystemError) in
      opened.update { $0 += 1 }
      return try FileSystem.posix.openForLock(path)
    }
    let replacement = folder.path("replacement")
    try folder.write(text, to: "replacement")
    system.lock = { (descriptor) throws(SystemError) in
      if opened.value == 1 { try? FileSystem.posix.rename(replacement, path) }
      return try FileSystem.posix.lock(descriptor)
    }
    _ = try open(system).delete(id(1))
    #expect(opened.value == 2)
    #expect(try folder.open().ids(matching: .all) == [id(2)])
  }

  @Test("a fault that may pass does not lead to another lock")
  func tooManyFiles() throws {
    var system = FileSystem.posix
    let path = folder.path
    system.open = { (opened) throws(SystemError) in
      if opened == path { throw SystemError(code: 24) }
      return try FileSystem.posix.open(opened)
    }
    let fault = StoreFault(path: folder.path("board.json"), kind: .saveFailed(.lock, errno: 24))
    #expect(throws: ProjectRepositoryError.store(fault)) { try open(system).delete(id(1)) }
  }

  @Test("the holder of a lock is found in the system's list")
  func holder() {
    let table = """
      1: POSIX  ADVISORY  WRITE 17 08:01:131842 0 EOF
      2: FLOCK  ADVISORY  WRITE 4242 08:01:131842 0 EOF
      2: -> FLOCK  ADVISORY  WRITE 99 08:01:131842 0 EOF
      3: FLOCK  ADVISORY  WRITE -1 08:01:7 0 EOF
      """
    #expect(LockTable.holder(of: "08:01:131842", in: table) == 4_242)
    #expect(LockTable.holder(of: "08:01:7", in: table) == nil)
    #expect(LockTable.holder(of: "08:02:131842", in: table) == nil)
  }
}
