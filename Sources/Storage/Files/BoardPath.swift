/// Where a board file really is, links followed.
struct BoardPath: Equatable {
  /// Without links; what it leads to need not be there.
  let path: String
  let folder: String
  let name: String
  let hasFolder: Bool

  private static let linkLimit = 40

  /// Follows links also to a file that is not there yet, which then is made where they lead.
  init(_ path: String, fileSystem: FileSystem) throws(SystemError) {
    var path = path
    for _ in 0..<BoardPath.linkLimit {
      do {
        self.init(real: try fileSystem.realPath(path))
        return
      } catch {
        guard error == .notFound else { throw error }
      }
      guard let target = try BoardPath.target(ofLink: path, fileSystem) else {
        self.init(missing: path, fileSystem)
        return
      }
      path = target
    }
    throw .tooManyLinks
  }

  private init(real path: String) {
    self.path = path
    (folder, name) = BoardPath.split(path)
    hasFolder = true
  }

  /// A path to nothing.
  private init(missing path: String, _ fileSystem: FileSystem) {
    let parts = BoardPath.split(path)
    let realFolder = try? fileSystem.realPath(parts.folder)
    folder = realFolder ?? parts.folder
    name = parts.name
    self.path = folder == "/" ? "/" + name : folder + "/" + name
    hasFolder = realFolder != nil
  }

  private static func target(ofLink path: String, _ fileSystem: FileSystem) throws(SystemError) -> String? {
    guard let status = try? fileSystem.linkStatus(path), status.kind == .link else { return nil }
    let target = try fileSystem.readLink(path)
    return target.utf8.first == UInt8(ascii: "/") ? target : split(path).folder + "/" + target
  }

  /// The folder of a path and the name in it; `.` is the folder of a mere name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }
}
