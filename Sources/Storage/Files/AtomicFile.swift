import Domain

/// The writing of a file that takes the place of another one in a single step: who reads sees the old file or the new
/// one, whole.
///
/// Its steps, each of which names itself when it fails:
///
/// - `makeTemporary`: what a killed save left is removed, and a temporary file is made beside the old one, with its owner
///   and permissions; where there is no old one, the umask decides who may read.
/// - `write`: every byte, then sync and close. A failure until here leaves the old file as it is.
/// - `commit`: rename. From here on the new file counts.
/// - `settle`: sync of the folder. Only then does the new name survive a power cut.
///
/// The caller holds the board's lock. The temporary file always has the same name, so that remains never pile up.
struct AtomicFile {
  let path: BoardPath
  let fileSystem: FileSystem

  /// In the same folder, since a rename does not reach another file system; hidden, and named after the board.
  var temporaryPath: String { "\(path.folder)/.\(path.name).trilane-save" }

  /// Writes the text to the temporary file and returns what is known of it then.
  func prepare(_ text: BoardText, replacing old: FileStatus?) throws(StoreFault) -> FileStatus {
    let descriptor = try makeTemporary(replacing: old)
    do {
      let status = try write(text, to: descriptor)
      return status
    } catch {
      discard()
      throw error
    }
  }

  /// Puts the prepared file in the place of the old one.
  func commit() throws(StoreFault) {
    do {
      try fileSystem.retrying { () throws(SystemError) in try fileSystem.rename(temporaryPath, path.path) }
    } catch {
      discard()
      throw fault(.rename, error)
    }
  }

  /// Makes the new name survive a power cut; false when that cannot be promised.
  func settle() -> Bool {
    do {
      let folder = try fileSystem.retrying { () throws(SystemError) in try fileSystem.open(path.folder) }
      defer { fileSystem.closeQuietly(folder) }
      try fileSystem.retrying { () throws(SystemError) in try fileSystem.synchronize(folder) }
      return true
    } catch {
      return false
    }
  }

  /// Takes away what was prepared.
  func discard() {
    try? fileSystem.remove(temporaryPath)
  }
}

extension AtomicFile {
  private func makeTemporary(replacing old: FileStatus?) throws(StoreFault) -> FileSystem.Descriptor {
    do {
      try removeRemains()
      // Nobody else may read the file before it has the permissions of the old one.
      let permissions: UInt32 = old == nil ? 0o666 : 0o600
      let descriptor = try fileSystem.retrying { () throws(SystemError) in
        try fileSystem.create(temporaryPath, permissions)
      }
      if let old { try keepOwnerAndPermissions(of: old, on: descriptor) }
      return descriptor
    } catch {
      throw fault(.createTemporary, error)
    }
  }

  private func removeRemains() throws(SystemError) {
    do { try fileSystem.remove(temporaryPath) } catch { if error != .notFound { throw error } }
  }

  private func keepOwnerAndPermissions(
    of old: FileStatus, on descriptor: FileSystem.Descriptor
  ) throws(SystemError) {
    do {
      let new = try fileSystem.statusOfDescriptor(descriptor)
      if new.user != old.user || new.group != old.group { keepOwner(of: old, on: descriptor) }
      if new.permissions != old.permissions { try fileSystem.setPermissions(descriptor, old.permissions) }
    } catch {
      fileSystem.closeQuietly(descriptor)
      discard()
      throw error
    }
  }

  /// As far as permitted: only root may give a file away, and others may give it only to a group of theirs.
  private func keepOwner(of old: FileStatus, on descriptor: FileSystem.Descriptor) {
    do {
      try fileSystem.setOwner(descriptor, old.user, old.group)
    } catch {
      try? fileSystem.setOwner(descriptor, nil, old.group)
    }
  }

  private func write(_ text: BoardText, to descriptor: FileSystem.Descriptor) throws(StoreFault) -> FileStatus {
    var step = StoreFault.SaveStep.write
    do {
      try text.forEachPiece { (piece) throws(SystemError) in try fileSystem.writeAll(piece, to: descriptor) }
      step = .sync
      try fileSystem.retrying { () throws(SystemError) in try fileSystem.synchronize(descriptor) }
      let status = try fileSystem.statusOfDescriptor(descriptor)
      step = .close
      try closeChecked(descriptor)
      return status
    } catch {
      if step != .close { fileSystem.closeQuietly(descriptor) }
      throw fault(step, error)
    }
  }

  /// An interrupted close has closed, and what it closed is synced.
  private func closeChecked(_ descriptor: FileSystem.Descriptor) throws(SystemError) {
    do { try fileSystem.close(descriptor) } catch { if error != .interrupted { throw error } }
  }

  private func fault(_ step: StoreFault.SaveStep, _ error: SystemError) -> StoreFault {
    StoreFault(path: path.path, kind: .saveFailed(step, errno: error.code))
  }
}
