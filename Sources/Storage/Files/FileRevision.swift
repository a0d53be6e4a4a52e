/// By what a file is known to be the one that was seen last.
struct FileRevision: Equatable {
  /// Files that were written less than this before they were read may be written again without a trace in these values:
  /// the coarsest file systems tell times in steps of two seconds.
  static let settlingSeconds = 2

  let device: UInt64
  let inode: UInt64
  let size: Int
  let modified: FileTime
  let changed: FileTime

  init(_ status: FileStatus) {
    device = status.device
    inode = status.inode
    size = status.size
    modified = status.modified
    changed = status.changed
  }

  /// Whether at `now`, when the file was read, its time of writing was too near to tell a later write by.
  func isYoung(at now: FileTime) -> Bool {
    let age = now.seconds - modified.seconds
    if age == FileRevision.settlingSeconds { return now.nanoseconds < modified.nanoseconds }
    return age < FileRevision.settlingSeconds
  }

  /// Whether both are of one file with one content; `changed` also moves when a file is only renamed.
  func hasSameContent(as other: FileRevision) -> Bool {
    device == other.device && inode == other.inode && size == other.size && modified == other.modified
  }
}
