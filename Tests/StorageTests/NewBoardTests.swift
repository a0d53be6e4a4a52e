import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("An empty board is made as a file")
struct NewBoardTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("It is a board that opens, with its name and id")
  func made() throws {
    let path = folder.path("board.json")
    #expect(try JSONFileProjectRepository.makeBoard(at: path, settings: TestBoard.settings()))
    let other = BoardSettings(id: TestBoard.id(7), name: "other")
    let repository = try JSONFileProjectRepository(path: path, newBoard: other)
    #expect(repository.settings() == TestBoard.settings())
    #expect(repository.ids(matching: .all) == [])
    #expect(try folder.names == ["board.json"])
  }

  @Test("Whatever stands there stays, a link to nothing too")
  func there() throws {
    try folder.write("mine", to: "file")
    try folder.makeFolder("folder")
    try folder.link("link", to: "nothing")
    for name in ["file", "folder", "link"] {
      #expect(try !JSONFileProjectRepository.makeBoard(at: folder.path(name), settings: TestBoard.settings()))
    }
    #expect(try folder.text("file") == "mine")
    #expect(try folder.names == ["file", "folder", "link"])
  }

  @Test("No folder is made for it")
  func noFolder() throws {
    let path = folder.path("missing/board.json")
    #expect(throws: ProjectRepositoryError.store(StoreFault(path: path, kind: .missingFolder))) {
      try JSONFileProjectRepository.makeBoard(at: path, settings: TestBoard.settings())
    }
    #expect(try folder.names == [])
  }
}
