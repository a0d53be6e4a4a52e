/// What the operating system knows of a file.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  /// In bytes.
  package var size: Int
  package var modified: FileTime
  /// When the file or what is known of it last changed.
  package var changed: FileTime
  /// The permission bits (`07777`).
  package var permissions: UInt32
  package var user: UInt32
  package var group: UInt32
  /// How many names the file has.
  package var links: Int

  package init(
    kind: Kind, device: UInt64, inode: UInt64, size: Int, modified: FileTime, changed: FileTime, permissions: UInt32,
    user: UInt32, group: UInt32, links: Int
  ) {
    self.kind = kind
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
    self.permissions = permissions
    self.user = user
    self.group = group
    self.links = links
  }

  /// Whether both are of one file, whatever has become of it.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
