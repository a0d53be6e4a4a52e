import Domain

/// The lock that makes each change of a board a step of its own, whatever number of processes share it.
///
/// It is `flock` on the folder of the board, since the board itself is replaced at each save. Where folders cannot be
/// locked (some network file systems; a folder that may be entered but not listed) it is the lock of the board file,
/// looked at again once it is held: a file that was replaced meanwhile locks nothing. Only the first save of a new board
/// goes without a lock there.
struct FolderLock {
  /// How long to wait for another process, in milliseconds as the times below.
  static let patience = 5_000
  /// When a person is told that there is a wait.
  static let silence = 200
  /// Between two tries: short as long as it may be a single save that there is to wait for.
  private static let shortPause = 2
  private static let longPause = 20

  private enum Failure: Error {
    case held(by: Int32?)
    case impossible(SystemError)

    var kind: StoreFault.Kind {
      switch self {
      case .held(let process): .locked(by: process, seconds: FolderLock.patience / 1000)
      case .impossible(let error): .saveFailed(.lock, errno: error.code)
      }
    }
  }

  let path: String
  let fileSystem: FileSystem
  /// Called once, when the lock takes longer than `silence` to get.
  let whileWaiting: () -> Void

  /// Runs `body` while no other process has the lock. The paths must be without links.
  func holding<Value>(
    folder: String, _ body: () throws(ProjectRepositoryError) -> Value
  ) throws(ProjectRepositoryError) -> Value {
    let descriptor: FileSystem.Descriptor?
    do { descriptor = try take(folder) } catch { throw .store(StoreFault(path: path, kind: error.kind)) }
    defer { if let descriptor { fileSystem.closeQuietly(descriptor) } }
    return try body()
  }

  private func take(_ folder: String) throws(Failure) -> FileSystem.Descriptor? {
    do {
      return try lock { () throws(SystemError) in try fileSystem.open(folder) }
    } catch {
      guard case .impossible(let reason) = error, reason.meansNoLocks else { throw error }
      return try takeFile()
    }
  }

  /// Nil when there is no file to lock.
  private func takeFile() throws(Failure) -> FileSystem.Descriptor? {
    while true {
      let descriptor: FileSystem.Descriptor
      do {
        descriptor = try lock { () throws(SystemError) in try fileSystem.openForLock(path) }
      } catch {
        guard case .impossible(.notFound) = error else { throw error }
        return nil
      }
      do {
        if try isOfBoard(descriptor) { return descriptor }
      } catch {
        fileSystem.closeQuietly(descriptor)
        throw .impossible(error)
      }
      fileSystem.closeQuietly(descriptor)
    }
  }

  /// Whether what was locked still is the board, and not a file that another process has replaced.
  private func isOfBoard(_ descriptor: FileSystem.Descriptor) throws(SystemError) -> Bool {
    let locked = try fileSystem.statusOfDescriptor(descriptor)
    do {
      return try fileSystem.status(path).isSameFile(as: locked)
    } catch {
      if error == .notFound { return false }
      throw error
    }
  }

  private func lock(
    _ open: () throws(SystemError) -> FileSystem.Descriptor
  ) throws(Failure) -> FileSystem.Descriptor {
    let descriptor: FileSystem.Descriptor
    do { descriptor = try fileSystem.retrying(open) } catch { throw .impossible(error) }
    do {
      try wait(for: descriptor)
      return descriptor
    } catch {
      fileSystem.closeQuietly(descriptor)
      throw error
    }
  }

  private func wait(for descriptor: FileSystem.Descriptor) throws(Failure) {
    var waited = 0
    var hasTold = false
    while true {
      do {
        if try fileSystem.retrying({ () throws(SystemError) in try fileSystem.lock(descriptor) }) { return }
      } catch {
        throw .impossible(error)
      }
      guard waited < FolderLock.patience else { throw .held(by: holder(of: descriptor)) }
      if waited >= FolderLock.silence, !hasTold {
        hasTold = true
        whileWaiting()
      }
      let pause = waited < FolderLock.silence ? FolderLock.shortPause : FolderLock.longPause
      fileSystem.sleep(pause)
      waited += pause
    }
  }

  private func holder(of descriptor: FileSystem.Descriptor) -> Int32? {
    guard let status = try? fileSystem.statusOfDescriptor(descriptor) else { return nil }
    return LockTable(fileSystem: fileSystem).holder(of: status)
  }
}
