/// Who holds which lock, where the system has a list of it (`/proc/locks`, Linux).
struct LockTable {
  static let path = "/proc/locks"

  let fileSystem: FileSystem

  /// The process that holds the `flock` of a file; nil when the list does not tell.
  func holder(of status: FileStatus) -> Int32? {
    guard let descriptor = try? fileSystem.open(LockTable.path) else { return nil }
    defer { fileSystem.closeQuietly(descriptor) }
    guard let bytes = try? fileSystem.readAll(from: descriptor, expecting: 65_536) else { return nil }
    return LockTable.holder(of: "\(status.deviceName):\(status.inode)", in: String(decoding: bytes, as: UTF8.self))
  }

  /// Lines such as `1: FLOCK  ADVISORY  WRITE 4242 08:01:131842 0 EOF`; those of waiting processes have a `->` more.
  static func holder(of file: String, in table: String) -> Int32? {
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK", words[5] == file else { continue }
      // A process of another container has no number here.
      if let process = Int32(words[4]), process > 0 { return process }
    }
    return nil
  }
}
