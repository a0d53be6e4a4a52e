package import Domain

/// A board in a JSON file that any number of processes may share.
///
/// Every change is a read-modify-write of its own: lock, read again if the file is not what was seen last, apply the change
/// to that board, write a new file, put it in the place of the old one, unlock. When `apply` returns, the change is on disk;
/// when it throws, the file and the board in memory are as they were.
///
/// Looking never makes a file. A board without a file is empty, and its first change makes the file and the folders above
/// it. When the file is deleted while the board is open, the board stays, and the next change writes all of it again: a
/// deleted file is more likely an accident than a wish to start anew. When its folder is gone too (a disk was taken out,
/// say), changes are refused.
package final class JSONFileProjectRepository: ProjectRepository {
  private let path: String
  private let newBoard: BoardSettings
  private let fileSystem: FileSystem
  private let whileWaiting: () -> Void
  private var seen: SeenBoard
  /// What was wrong with the file when it was read last; the board seen before stays readable.
  private var damage: StoreFault?

  /// Opens the board at a path, which may be a link; `newBoard` is what a board without a file is. Throws when there is a
  /// file that cannot be read. `whileWaiting` is called when a change has to wait for another process for long.
  package init(
    path: String, newBoard: BoardSettings, fileSystem: FileSystem = .posix,
    whileWaiting: @escaping () -> Void = {}
  ) throws(StoreFault) {
    self.path = path
    self.newBoard = newBoard
    self.fileSystem = fileSystem
    self.whileWaiting = whileWaiting
    seen = SeenBoard(new: newBoard)
    _ = try catchUp(with: try boardFile())
  }
}

// MARK: - Read

extension JSONFileProjectRepository {
  package func settings() -> BoardSettings { seen.contents.settings }

  package func read(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [ProjectModel] {
    do { return try seen.contents.cards(matching: query) } catch { throw wrapped(.unreadable(error)) }
  }

  package func read(id: UniqueID) throws(ProjectRepositoryError) -> ProjectModel? {
    do { return try seen.contents.card(id) } catch { throw wrapped(.unreadable(error)) }
  }

  package func ids(matching query: ProjectQuery) -> [UniqueID] { seen.contents.ids(matching: query) }

  package func refresh() throws(ProjectRepositoryError) -> Bool {
    do { return try catchUp(with: try boardFile()) } catch { throw .store(error) }
  }

  package var writeObstacle: StoreFault? {
    if let damage { return damage }
    do {
      let file = try boardFile()
      try checkFormat(of: file)
      try checkWritable(file, isThere: try file.status() != nil)
      return nil
    } catch {
      return error
    }
  }
}

// MARK: - Change

extension JSONFileProjectRepository {
  package func apply(_ changes: [ProjectChange]) throws(ProjectRepositoryError) -> ProjectChangeResult {
    let file: BoardFile
    do { file = try boardFile() } catch { throw .store(error) }
    if !file.path.hasFolder {
      // No folder is made for a change that is refused or changes nothing.
      guard try !applied(changes).inverse.isEmpty else { return ProjectChangeResult(inverse: []) }
      do { try makeFolder(of: file) } catch { throw .store(error) }
    }
    let lock = FolderLock(path: file.path.path, fileSystem: fileSystem, whileWaiting: whileWaiting)
    return try lock.holding(folder: file.path.folder) { () throws(ProjectRepositoryError) in
      try applyLocked(changes, to: file)
    }
  }

  private func applyLocked(
    _ changes: [ProjectChange], to file: BoardFile
  ) throws(ProjectRepositoryError) -> ProjectChangeResult {
    do {
      _ = try catchUp(with: file)
      try checkFormat(of: file)
    } catch {
      throw .store(error)
    }
    var (contents, inverse) = try applied(changes)
    guard !inverse.isEmpty else { return ProjectChangeResult(inverse: []) }
    do { try contents.releaseFormless() } catch { throw wrapped(.unreadable(error)) }
    do {
      return ProjectChangeResult(inverse: inverse, cautions: try save(contents, to: file))
    } catch {
      throw .store(error)
    }
  }

  /// Writes a board, which from then on is the one seen.
  private func save(_ contents: BoardContents, to file: BoardFile) throws(StoreFault) -> [StoreCaution] {
    let old = try file.status()
    try checkWritable(file, isThere: old != nil)
    let wasGone = old == nil && !seen.hasNoFileYet
    let text = BoardEncoder.text(of: contents, keeping: seen.record)
    let atomicFile = AtomicFile(path: file.path, fileSystem: fileSystem)
    let prepared = FileRevision(try atomicFile.prepare(text, replacing: old))
    try atomicFile.commit()

    let revision = revisionAfterRename(of: prepared, in: file)
    seen = SeenBoard(
      contents, record: seen.record, text: text, revision: revision,
      isYoung: revision.isYoung(at: fileSystem.now()))
    var cautions: [StoreCaution] = []
    if wasGone { cautions.append(.fileWasGone(path: file.path.path)) }
    if let old, old.links > 1 { cautions.append(.otherNamesKeepOldFile(path: file.path.path)) }
    if !atomicFile.settle() { cautions.append(.folderNotSynced(path: file.path.folder)) }
    return cautions
  }

  /// The rename itself has changed one of the file's times. If what is there now is another file already, the old values
  /// stand, so that the next look finds them outdated.
  private func revisionAfterRename(of prepared: FileRevision, in file: BoardFile) -> FileRevision {
    guard let status = try? fileSystem.status(file.path.path), FileRevision(status).hasSameContent(as: prepared)
    else { return prepared }
    return FileRevision(status)
  }
}

// MARK: - The file

extension JSONFileProjectRepository {
  private func boardFile() throws(StoreFault) -> BoardFile {
    do {
      return BoardFile(path: try BoardPath(path, fileSystem: fileSystem), fileSystem: fileSystem)
    } catch {
      throw StoreFault(path: path, kind: .unreadable(errno: error.code))
    }
  }

  /// Reads the file again if it is not what was seen last, and tells whether it has other bytes.
  private func catchUp(with file: BoardFile) throws(StoreFault) -> Bool {
    do {
      let isChanged = try readIfChanged(file)
      damage = nil
      return isChanged
    } catch {
      damage = error
      throw error
    }
  }

  private func readIfChanged(_ file: BoardFile) throws(StoreFault) -> Bool {
    guard let status = try file.status() else {
      seen.revision = nil
      return false
    }
    if FileRevision(status) == seen.revision, !seen.isYoung { return false }
    let now = fileSystem.now()
    if FileRevision(status) == seen.revision, file.hasText(seen.text) {
      seen.isYoung = FileRevision(status).isYoung(at: now)
      return false
    }
    let reading = try file.read()
    if seen.revision != nil, damage == nil, seen.text.isEqual(to: reading.bytes) {
      seen.revision = reading.revision
      seen.isYoung = reading.isYoung
      return false
    }
    let missing = BoardSettings(id: DerivedID.id(ofBoardAt: file.path.path), name: newBoard.name)
    do {
      seen = try SeenBoard(reading, missing: missing)
    } catch {
      let fault = error.fault(path: file.path.path, bytes: reading.bytes)
      throw newerContent(fault, in: reading.bytes) ?? fault
    }
    return true
  }

  /// What is wrong with a board of a newer version is not damage: that version may know what it means.
  private func newerContent(_ fault: StoreFault, in bytes: [UInt8]) -> StoreFault? {
    guard case .damaged(_, let line, let column) = fault.kind, let version = BoardScanner.version(of: bytes),
      version > BoardRecord.newestVersion
    else { return nil }
    return StoreFault(path: fault.path, kind: .newerContent(version: version, line: line, column: column))
  }

  private func checkFormat(of file: BoardFile) throws(StoreFault) {
    if seen.record.isNewer {
      throw StoreFault(path: file.path.path, kind: .newer(version: seen.record.version))
    }
  }

  /// A rename would replace also a file that may not be written.
  private func checkWritable(_ file: BoardFile, isThere: Bool) throws(StoreFault) {
    do {
      if isThere { try fileSystem.checkWritable(file.path.path) }
      if file.path.hasFolder { try fileSystem.checkWritable(file.path.folder) }
    } catch {
      throw StoreFault(path: file.path.path, kind: .notWritable(errno: error.code))
    }
  }

  private func makeFolder(of file: BoardFile) throws(StoreFault) {
    guard seen.hasNoFileYet else { throw StoreFault(path: file.path.path, kind: .missingFolder) }
    do {
      try fileSystem.makeFolders(file.path.folder)
    } catch {
      throw StoreFault(path: file.path.path, kind: .saveFailed(.makeFolder, errno: error.code))
    }
  }

  private func applied(
    _ changes: [ProjectChange]
  ) throws(ProjectRepositoryError) -> (contents: BoardContents, inverse: [ProjectChange]) {
    do { return try seen.contents.applying(changes) } catch { throw wrapped(error) }
  }

  private func wrapped(_ error: BoardChangeError) -> ProjectRepositoryError {
    ProjectRepositoryError(error, path: path, bytes: seen.contents.loaded)
  }
}
