import Domain
import Storage
import TestSupport
import Testing

@Suite("Finding the board")
struct LocatorTests {
  private let folder: TemporaryFolder
  private let user: UInt32

  init() throws {
    folder = try TemporaryFolder()
    for name in ["home/work/src/app", "home/work/repo/.git", "home/work/repo/src", "elsewhere/deep"] {
      try folder.makeFolder(name)
    }
    user = try FileSystem.posix.status(folder.path).user
  }

  private func locator(in current: String, explicit: String? = nil, environment: String? = nil, dataHome: String? = nil)
    -> BoardLocator
  {
    BoardLocator(
      explicitPath: explicit, environmentPath: environment, currentFolder: folder.path(current),
      home: folder.path("home"), dataHome: dataHome, user: user)
  }

  private var standard: BoardLocation {
    BoardLocation(
      path: folder.path("home/.local/share/trilane/board.json"), origin: .standard, newBoardName: "Trilane")
  }

  @Test("the option comes before the environment, that before the folder, that before the person's own")
  func order() throws {
    try folder.write("", to: "home/work/.trilane.json")
    var locator = locator(in: "home/work", explicit: "src/a.json", environment: "/x/b.json", dataHome: "/data")
    #expect(
      try locator.locate()
        == BoardLocation(path: folder.path("home/work/src/a.json"), origin: .explicit, newBoardName: "src"))
    locator.explicitPath = nil
    #expect(
      try locator.locate() == BoardLocation(path: "/x/b.json", origin: .environment, newBoardName: "x"))
    locator.environmentPath = ""
    #expect(
      try locator.locate()
        == BoardLocation(path: folder.path("home/work/.trilane.json"), origin: .folder, newBoardName: "work"))
    try folder.remove("home/work/.trilane.json")
    #expect(
      try locator.locate()
        == BoardLocation(path: "/data/trilane/board.json", origin: .standard, newBoardName: "Trilane"))
    locator.dataHome = "relative"
    #expect(try locator.locate() == standard)
  }

  @Test("the nearest board upwards is found")
  func upwards() throws {
    try folder.write("", to: "home/.trilane.json")
    #expect(try locator(in: "home/work/src/app").locate().path == folder.path("home/.trilane.json"))
    try folder.write("", to: "home/work/.trilane.json")
    #expect(try locator(in: "home/work/src/app").locate().path == folder.path("home/work/.trilane.json"))
  }

  @Test("nothing above the home folder is looked at, also when that is reached by a link")
  func home() throws {
    try folder.write("", to: ".trilane.json")
    #expect(try locator(in: "home/work").locate() == standard)
    try folder.link("link", to: folder.path("home"))
    var locator = locator(in: "home/work")
    locator.home = folder.path("link")
    #expect(try locator.locate().origin == .standard)
    #expect(try self.locator(in: "elsewhere/deep").locate().path == folder.path(".trilane.json"))
  }

  @Test("nothing above the top of a git work tree is looked at")
  func git() throws {
    try folder.write("", to: "home/work/.trilane.json")
    #expect(try locator(in: "home/work/repo/src").locate() == standard)
    try folder.write("", to: "home/work/repo/.trilane.json")
    #expect(try locator(in: "home/work/repo/src").locate().path == folder.path("home/work/repo/.trilane.json"))
  }

  @Test("another user's board is named and not taken, unless it is root's or asked for")
  func owner() throws {
    try folder.write("", to: "home/work/.trilane.json")
    let path = folder.path("home/work/.trilane.json")
    func system(owner: UInt32, ofLink link: UInt32? = nil) -> FileSystem {
      var system = FileSystem.posix
      system.status = { (asked) throws(SystemError) in
        var status = try FileSystem.posix.status(asked)
        if asked == path { status.user = owner }
        return status
      }
      system.linkStatus = { (asked) throws(SystemError) in
        var status = try FileSystem.posix.linkStatus(asked)
        if asked == path { status.user = link ?? owner }
        return status
      }
      return system
    }
    let fault = StoreFault(path: path, kind: .belongsToOther(user: 4_242))
    #expect(throws: fault) { try locator(in: "home/work").locate(system(owner: 4_242)) }
    #expect(throws: fault) { try locator(in: "home/work").locate(system(owner: user, ofLink: 4_242)) }
    #expect(try locator(in: "home/work").locate(system(owner: 0)).path == path)
    #expect(try locator(in: "home/work", explicit: ".trilane.json").locate(system(owner: 4_242)).path == path)
  }

  @Test(
    "a new board is named after its folder",
    arguments: [
      ("home/work/./x.json", "work"), ("home/work/../x.json", "home"), ("missing/x.json", "missing"),
      ("/x.json", "Trilane"),
    ])
  func name(_ path: String, _ name: String) throws {
    var locator = locator(in: "", explicit: path)
    locator.currentFolder = folder.path
    #expect(try locator.locate().newBoardName == name)
  }

  @Test("the board to be made in a folder is that folder's")
  func initialize() {
    #expect(
      locator(in: "home/work/src").ofCurrentFolder()
        == BoardLocation(
          path: folder.path("home/work/src/.trilane.json"), origin: .folder, newBoardName: "src"))
  }

  @Test("without a home there is no board of one's own")
  func homeless() {
    var locator = locator(in: "elsewhere")
    locator.home = nil
    #expect(throws: StoreFault.self) { try locator.locate() }
  }
}
