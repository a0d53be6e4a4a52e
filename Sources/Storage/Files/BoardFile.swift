import Domain

/// A board file: reading it whole, and telling whether it is still what was seen last.
struct BoardFile {
  /// What was read, and by what it will be known again.
  struct Reading {
    let bytes: [UInt8]
    let revision: FileRevision
    /// Whether the file was written so shortly before that its revision alone does not tell it from a later one.
    let isYoung: Bool
  }

  /// How often a file is read because it changes while it is read.
  private static let attempts = 3
  /// Small enough to stay in a processor's cache.
  private static let blockSize = 262_144

  let path: BoardPath
  let fileSystem: FileSystem

  /// What is known of the file; nil when there is none.
  func status() throws(StoreFault) -> FileStatus? {
    let status: FileStatus
    do {
      status = try fileSystem.status(path.path)
    } catch {
      if error == .notFound { return nil }
      throw fault(.unreadable(errno: error.code))
    }
    switch status.kind {
    case .file: return status
    case .folder: throw fault(.isFolder)
    case .link, .other: throw fault(.notAFile)
    }
  }

  /// Reads the file; one that something else is writing just then is read again, and refused when that goes on: half of
  /// the old and half of the new may look like a board.
  func read() throws(StoreFault) -> Reading {
    var reading = try readOnce()
    for _ in 1..<BoardFile.attempts where !reading.isWhole { reading = try readOnce() }
    guard reading.isWhole else { throw fault(.keepsChanging) }
    if reading.value.bytes.isEmpty { throw fault(.empty) }
    return reading.value
  }

  /// Whether the file has exactly this text.
  func hasText(_ text: BoardText) -> Bool {
    guard let descriptor = try? fileSystem.open(path.path) else { return false }
    defer { fileSystem.closeQuietly(descriptor) }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: BoardFile.blockSize, alignment: 16)
    defer { block.deallocate() }
    do {
      try text.forEachPiece { (piece) throws(SystemError) in
        try compare(piece, with: descriptor, by: block)
      }
      return try fileSystem.fill(UnsafeMutableRawBufferPointer(rebasing: block[..<1]), from: descriptor) == 0
    } catch {
      return false
    }
  }

  private func compare(
    _ piece: UnsafeRawBufferPointer, with descriptor: FileSystem.Descriptor, by block: UnsafeMutableRawBufferPointer
  ) throws(SystemError) {
    var start = 0
    while start < piece.count {
      let count = min(block.count, piece.count - start)
      let target = UnsafeMutableRawBufferPointer(rebasing: block[..<count])
      guard try fileSystem.fill(target, from: descriptor) == count,
        UnsafeRawBufferPointer(target).hasSameBytes(as: UnsafeRawBufferPointer(rebasing: piece[start..<start + count]))
      else { throw .inputOutput }
      start += count
    }
  }

  private func readOnce() throws(StoreFault) -> (value: Reading, isWhole: Bool) {
    do {
      let descriptor = try fileSystem.retrying { () throws(SystemError) in try fileSystem.open(path.path) }
      defer { fileSystem.closeQuietly(descriptor) }
      let before = try fileSystem.statusOfDescriptor(descriptor)
      let bytes = try fileSystem.readAll(from: descriptor, expecting: before.size)
      let revision = FileRevision(try fileSystem.statusOfDescriptor(descriptor))
      let reading = Reading(bytes: bytes, revision: revision, isYoung: revision.isYoung(at: fileSystem.now()))
      return (reading, revision.hasSameContent(as: FileRevision(before)) && bytes.count == before.size)
    } catch {
      throw fault(.unreadable(errno: error.code))
    }
  }

  private func fault(_ kind: StoreFault.Kind) -> StoreFault {
    StoreFault(path: path.path, kind: kind)
  }
}
