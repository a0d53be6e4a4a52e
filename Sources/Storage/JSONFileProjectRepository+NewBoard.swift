package import Domain

extension JSONFileProjectRepository {
  /// Makes the file of a board without cards, in a folder that is there; false, and nothing is done, when there is a file
  /// or anything else already. A board that is not made so has no file before its first card.
  package static func makeBoard(
    at path: String, settings: BoardSettings, fileSystem: FileSystem = .posix, whileWaiting: @escaping () -> Void = {}
  ) throws(ProjectRepositoryError) -> Bool {
    let boardPath: BoardPath
    do {
      boardPath = try BoardPath(path, fileSystem: fileSystem)
    } catch {
      throw .store(StoreFault(path: path, kind: .unreadable(errno: error.code)))
    }
    guard boardPath.hasFolder else { throw .store(StoreFault(path: path, kind: .missingFolder)) }
    let lock = FolderLock(path: boardPath.path, fileSystem: fileSystem, whileWaiting: whileWaiting)
    return try lock.holding(folder: boardPath.folder) { () throws(ProjectRepositoryError) in
      do throws(SystemError) {
        if try isThere({ () throws(SystemError) in try fileSystem.linkStatus(path) }) { return false }
        if try isThere({ () throws(SystemError) in try fileSystem.status(boardPath.path) }) { return false }
      } catch {
        throw .store(StoreFault(path: path, kind: .unreadable(errno: error.code)))
      }
      let text = BoardEncoder.text(of: BoardContents(settings: settings), keeping: BoardRecord())
      do throws(StoreFault) { try write(text, to: boardPath, fileSystem) } catch { throw .store(error) }
      return true
    }
  }

  /// Only a clear no is a no: what cannot be looked at may be a board.
  private static func isThere(_ look: () throws(SystemError) -> FileStatus) throws(SystemError) -> Bool {
    do {
      _ = try look()
      return true
    } catch {
      if error == .notFound { return false }
      throw error
    }
  }

  private static func write(_ text: BoardText, to path: BoardPath, _ fileSystem: FileSystem) throws(StoreFault) {
    let file = AtomicFile(path: path, fileSystem: fileSystem)
    _ = try file.prepare(text, replacing: nil)
    try file.commit()
    _ = file.settle()
  }
}
