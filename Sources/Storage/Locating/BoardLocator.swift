package import Domain

/// Finds the board that is meant: the one named, or the one of this folder, or the person's own.
///
/// The environment is given as values; only the file system is asked.
package struct BoardLocator: Sendable {
  /// The name of a folder's own board.
  package static let folderBoardName = ".trilane.json"
  private static let standardName = "Trilane"

  /// `--board`; nil when it is not given.
  package var explicitPath: String?
  /// `TRILANE_BOARD`; an empty one counts as none, as everywhere in the environment.
  package var environmentPath: String?
  /// Absolute.
  package var currentFolder: String
  package var home: String?
  /// `XDG_DATA_HOME`; one that is not absolute counts as none (XDG Base Directory Specification).
  package var dataHome: String?
  /// Who looks: a board that is only found, not named, must belong to this user or to root.
  package var user: UInt32

  package init(
    explicitPath: String? = nil, environmentPath: String? = nil, currentFolder: String, home: String?,
    dataHome: String? = nil, user: UInt32
  ) {
    self.explicitPath = explicitPath
    self.environmentPath = environmentPath
    self.currentFolder = currentFolder
    self.home = home
    self.dataHome = dataHome
    self.user = user
  }

  /// Throws when the board found belongs to somebody else, or when there is no home to keep a board in.
  package func locate(_ fileSystem: FileSystem = .posix) throws(StoreFault) -> BoardLocation {
    if let path = explicitPath { return named(path, .explicit, fileSystem) }
    if let path = environmentPath, !path.isEmpty { return named(path, .environment, fileSystem) }
    if let path = try folderBoard(fileSystem) { return named(path, .folder, fileSystem) }
    return BoardLocation(path: try standardPath(), origin: .standard, newBoardName: BoardLocator.standardName)
  }

  /// The board that `trilane init` makes.
  package func ofCurrentFolder(_ fileSystem: FileSystem = .posix) -> BoardLocation {
    named(BoardLocator.folderBoardName, .folder, fileSystem)
  }

  private func named(_ path: String, _ origin: BoardLocation.Origin, _ fileSystem: FileSystem) -> BoardLocation {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : join(currentFolder, path)
    // Without links and dots, so that the folder has its own name.
    let folder = BoardPath.split(absolute).folder
    let name = BoardLocator.name(ofBoardIn: (try? fileSystem.realPath(folder)) ?? folder)
    return BoardLocation(path: absolute, origin: origin, newBoardName: name)
  }

  private func standardPath() throws(StoreFault) -> String {
    let suffix = "trilane/board.json"
    if let dataHome, dataHome.utf8.first == UInt8(ascii: "/") { return join(dataHome, suffix) }
    guard let home, !home.isEmpty else { throw StoreFault(path: "~/.local/share", kind: .missingFolder) }
    return join(home, ".local/share/" + suffix)
  }
}

extension BoardLocator {
  /// The board of the nearest folder that has one, not above the home folder or the top of a git work tree.
  private func folderBoard(_ fileSystem: FileSystem) throws(StoreFault) -> String? {
    let homeFolder = home.flatMap { try? fileSystem.status($0) }
    var folder = currentFolder
    while true {
      let path = join(folder, BoardLocator.folderBoardName)
      if try isOwn(path, fileSystem) { return path }
      if let homeFolder, let status = try? fileSystem.status(folder), status.isSameFile(as: homeFolder) { return nil }
      if (try? fileSystem.linkStatus(join(folder, ".git"))) != nil { return nil }
      let parent = BoardPath.split(folder).folder
      guard parent != folder, parent != "." else { return nil }
      folder = parent
    }
  }

  /// Whether there is a board; throws when it, or what its link leads to, is another user's.
  private func isOwn(_ path: String, _ fileSystem: FileSystem) throws(StoreFault) -> Bool {
    let link: FileStatus
    do {
      link = try fileSystem.linkStatus(path)
    } catch {
      if error == .notFound { return false }
      throw StoreFault(path: path, kind: .unreadable(errno: error.code))
    }
    let file = (try? fileSystem.status(path)) ?? link
    for status in [link, file] where status.user != user && status.user != 0 {
      throw StoreFault(path: path, kind: .belongsToOther(user: Int(status.user)))
    }
    return true
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The folder's name as far as a board may have it.
  private static func name(ofBoardIn folder: String) -> String {
    let name = String(BoardPath.split(folder).name.prefix(ProjectRule.nameLimit))
    do {
      try ProjectRule.checkName(name, .boardName, from: .entered)
      return name
    } catch {
      return standardName
    }
  }
}
