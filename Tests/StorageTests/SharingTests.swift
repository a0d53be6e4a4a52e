import Domain
import Foundation
import Storage
import TestSupport
import Synchronization
import Testing

/// Two processes with one board: each change is made on the board as it is then.
@Suite("Sharing a board file")
struct SharingTests {
  private let folder: TemporaryFolder
  private let first: JSONFileProjectRepository
  private let second: JSONFileProjectRepository

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(boardText(cardText(1, "a"), cardText(2, "b"), cardText(3, "c", state: "doing")), to: "board.json")
    first = try folder.open()
    second = try folder.open()
  }

  @Test("edits of different fields both stay")
  func differentFields() throws {
    _ = try first.update(id(1), renaming("A"))
    var edit = ProjectModification()
    edit.body = .set("body")
    _ = try second.update(id(1), edit)
    let card = try #require(try folder.open().read(id: id(1)))
    #expect(card.title == "A")
    #expect(card.body == "body")
  }

  @Test("of two edits of one field the later stays")
  func sameField() throws {
    _ = try first.update(id(1), renaming("first"))
    _ = try second.update(id(1), renaming("second"))
    #expect(try folder.open().read(id: id(1))?.title == "second")
    #expect(try first.refresh())
    #expect(try first.read(id: id(1))?.title == "second")
  }

  @Test("a card that one moves and the other edits is moved and edited")
  func movedAndEdited() throws {
    _ = try first.apply([.modify(id(1), entering(.doing), to: .top)])
    _ = try second.update(id(1), renaming("A"))
    #expect(second.ids(matching: .lane(.doing)) == [id(1), id(3)])
    #expect(try folder.open().read(id: id(1))?.title == "A")
  }

  @Test("a change of a card that was deleted meanwhile is refused")
  func deleted() throws {
    _ = try first.delete(id(1))
    #expect(throws: ProjectRepositoryError.noSuchCard(id(1))) { try second.update(id(1), renaming("A")) }
    #expect(try second.read(id: id(1)) == nil)
  }

  @Test("a place beside a card that was deleted meanwhile is the lane's end")
  func neighbourDeleted() throws {
    _ = try second.create(draft(4, "d"), at: .bottom)
    _ = try first.delete(id(2))
    _ = try second.apply([.place(id(1), .before(id(2)))])
    #expect(try folder.open().ids(matching: .lane(.todo)) == [id(4), id(1)])
  }

  @Test("undo of an edit is refused when the other has edited the field since")
  func undo() throws {
    let inverse = try first.update(id(1), renaming("first")).inverse
    _ = try second.update(id(1), renaming("second"))
    #expect(throws: ProjectRepositoryError.cardChanged(id(1))) { try first.apply(inverse) }
  }

  @Test("settings and cards of both stay")
  func settings() throws {
    var edit = BoardModification()
    edit.name = "Named"
    _ = try first.apply([.configure(edit, expecting: nil)])
    _ = try second.create(draft(4, "d"), at: .top)
    let board = try folder.open()
    #expect(board.settings().name == "Named")
    #expect(board.ids(matching: .all).count == 4)
  }

  @Test("our own save is no change from outside, another's is")
  func refresh() throws {
    #expect(try first.refresh() == false)
    _ = try first.delete(id(1))
    #expect(try first.refresh() == false)
    #expect(try second.refresh())
    #expect(try second.refresh() == false)
  }

  @Test("a board that another process makes first is found")
  func bothNew() throws {
    let one = try folder.open("new.json")
    let other = try folder.open("new.json")
    _ = try one.create(draft(1, "a"), at: .bottom)
    _ = try other.create(draft(2, "b"), at: .bottom)
    #expect(try folder.open("new.json").ids(matching: .all) == [id(1), id(2)])
  }

  @Test("damage from outside is told, the last good board stays, and is back with the file")
  func damage() throws {
    let good = try folder.text("board.json")
    try folder.write(good + "x", to: "board.json")
    let fault = StoreFault(
      path: folder.path("board.json"),
      kind: .damaged(.syntax(found: .text("x"), expected: .end), line: 12, column: 1))
    #expect(throws: ProjectRepositoryError.store(fault)) { try first.refresh() }
    #expect(first.writeObstacle == fault)
    #expect(try first.read(id: id(1))?.title == "a")
    #expect(throws: ProjectRepositoryError.store(fault)) { try first.delete(id(1)) }
    #expect(try folder.text("board.json") == good + "x")
    try folder.write(good, to: "board.json")
    _ = try first.refresh()
    #expect(first.writeObstacle == nil)
    _ = try first.delete(id(1))
    #expect(try folder.open().ids(matching: .all) == [id(2), id(3)])
  }

  /// A file system with times in steps of two seconds and no time of the last change of status, as some have.
  private static func coarse(now: FileTime) -> FileSystem {
    @Sendable func blurred(_ status: FileStatus) -> FileStatus {
      var status = status
      status.modified = FileTime(seconds: 1_000, nanoseconds: 0)
      status.changed = FileTime(seconds: 1_000, nanoseconds: 0)
      return status
    }
    var system = FileSystem.posix
    system.status = { (path) throws(SystemError) in blurred(try FileSystem.posix.status(path)) }
    system.statusOfDescriptor = { (file) throws(SystemError) in
      blurred(try FileSystem.posix.statusOfDescriptor(file))
    }
    system.now = { now }
    return system
  }

  @Test("a file that was written just before it was read is known by its bytes", arguments: [0, 1])
  func young(seconds: Int) throws {
    let now = FileTime(seconds: 1_000 + seconds, nanoseconds: 999_999_999)
    let board = try folder.open("board.json", SharingTests.coarse(now: now))
    let text = try folder.text("board.json").replacing("\"b\"", with: "\"B\"")
    // In place: the same file, of the same size.
    let file = try #require(FileHandle(forWritingAtPath: folder.path("board.json")))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    _ = try board.delete(id(1))
    #expect(try folder.open().read(id: id(2))?.title == "B")
  }

  @Test("a file that is being written at each reading is refused, not taken for a board")
  func keepsChanging() throws {
    let path = folder.path("board.json")
    let counter = Mutex(0)
    var system = FileSystem.posix
    system.statusOfDescriptor = { (file) throws(SystemError) in
      var status = try FileSystem.posix.statusOfDescriptor(file)
      status.modified = FileTime(
        seconds: counter.withLock {
          $0 += 1; return $0
        }, nanoseconds: 0)
      return status
    }
    #expect(throws: StoreFault(path: path, kind: .keepsChanging)) { try folder.open("board.json", system) }
  }

  @Test("a file that was written long before it was read is known without reading it")
  func settled() throws {
    let reads = Mutable(0)
    var system = SharingTests.coarse(now: FileTime(seconds: 1_002, nanoseconds: 0))
    system.read = { (file, buffer) throws(SystemError) in
      reads.update { $0 += 1 }
      return try FileSystem.posix.read(file, buffer)
    }
    let board = try folder.open("board.json", system)
    let count = reads.value
    #expect(try board.refresh() == false)
    #expect(reads.value == count)
  }
}
