import Domain
import Storage
import TestSupport
import Testing

/// Each call to the file system fails in turn: a reader then finds the old board or the new one, whole.
@Suite("Faults while a board is saved")
struct FaultTests {
  /// EPERM, EIO, EAGAIN, ENOMEM, EACCES, EDQUOT (Linux), ENOSPC, EROFS, EMFILE, EINTR by their numbers on every system
  /// but for the quota's.
  static let errors: [SystemError] = [1, 5, 12, 13, 28, 30, 24, 4, 122].map { SystemError(code: $0) }

  @Test(
    "the file and the board in memory are the old ones or the new ones", arguments: errors,
    FaultInjector.Extent.allCases)
  func faults(_ error: SystemError, _ extent: FaultInjector.Extent) throws {
    // A call that is interrupted for ever is made for ever.
    guard error != .interrupted || extent == .once else { return }
    var number = 0
    while try fail(number, error, extent) { number += 1 }
    #expect(number > 15)
  }

  /// Whether there was an n-th call that could fail.
  private func fail(_ number: Int, _ error: SystemError, _ extent: FaultInjector.Extent) throws -> Bool {
    let folder = try TemporaryFolder()
    let old = boardText(cardText(1, "a"), cardText(2, "b"))
    let new = boardText(cardText(2, "b"))
    try folder.write(old, to: "board.json")
    let injector = FaultInjector()
    let repository = try folder.open("board.json", injector.fileSystem)
    injector.arm(number, error, extent)
    let result = Result { try repository.delete(id(1)) }
    let hasFailed = injector.hasFailed
    injector.disarm()

    switch result {
    case .success:
      #expect(try folder.text("board.json") == new)
      #expect(repository.ids(matching: .all) == [id(2)])
    case .failure(let failure):
      #expect(hasFailed)
      guard case ProjectRepositoryError.store = failure else { throw failure }
      #expect(try folder.text("board.json") == old)
      #expect(repository.ids(matching: .all) == [id(1), id(2)])
      if extent == .once { #expect(try folder.names == ["board.json"]) }
      // The fault has passed: the same change can be made now.
      _ = try repository.delete(id(1))
      #expect(try folder.text("board.json") == new)
    }
    #expect(try folder.names == ["board.json"] || extent == .fromThenOn)
    #expect(try folder.open().ids(matching: .all) == [id(2)])
    return hasFailed
  }

  @Test("faults while a new board is made leave no half of one", arguments: errors)
  func newBoard(_ error: SystemError) throws {
    var number = 0
    var hasFailed = true
    while hasFailed {
      let folder = try TemporaryFolder()
      let injector = FaultInjector()
      let repository = try folder.open("deep/board.json", injector.fileSystem)
      injector.arm(number, error, .once)
      let isSaved = (try? repository.create(draft(1, "a"), at: .top)) != nil
      hasFailed = injector.hasFailed
      injector.disarm()
      #expect(try folder.open("deep/board.json").read(matching: .all).map(\.title) == (isSaved ? ["a"] : []))
      #expect(try repository.read(matching: .all).count == (isSaved ? 1 : 0))
      number += 1
    }
  }

  @Test("a call that a signal interrupts is made again")
  func interrupted() throws {
    let retried: Set = ["open", "create", "read", "write", "synchronize", "close", "rename", "lock"]
    var number = 0
    var hasFailed = true
    while hasFailed {
      let folder = try TemporaryFolder()
      try folder.write(boardText(cardText(1, "a")), to: "board.json")
      let injector = FaultInjector()
      let repository = try folder.open("board.json", injector.fileSystem)
      injector.arm(number, .interrupted, .once)
      let isSaved = (try? repository.delete(id(1))) != nil
      hasFailed = injector.hasFailed
      if hasFailed, retried.contains(injector.calls[number]) { #expect(isSaved, "\(injector.calls[number])") }
      number += 1
    }
  }

  @Test(
    "a step that fails is named",
    arguments: [
      ("create", .createTemporary), ("write", .write), ("synchronize", .sync), ("close", .close), ("rename", .rename),
    ] as [(String, StoreFault.SaveStep)])
  func step(_ call: String, _ step: StoreFault.SaveStep) throws {
    let folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a")), to: "board.json")
    let injector = FaultInjector()
    let repository = try folder.open("board.json", injector.fileSystem)
    injector.disarm()
    _ = try repository.update(id(1), renaming("b"))
    let start = try #require(injector.calls.firstIndex(of: "create"))
    let number = try #require(injector.calls[start...].firstIndex(of: call))
    injector.arm(number, .inputOutput, .once)
    let fault = StoreFault(
      path: folder.path("board.json"), kind: .saveFailed(step, errno: SystemError.inputOutput.code))
    #expect(throws: ProjectRepositoryError.store(fault)) { try repository.update(id(1), renaming("c")) }
  }
}
