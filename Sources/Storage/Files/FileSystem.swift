/// Every call to the operating system's files, as a value: a test can put another function in the place of any of them,
/// let the n-th call fail, and see what becomes of the board.
///
/// Each closure is one system call (or the nearest thing to it), and fails with the `errno` of that call. A call that a
/// signal interrupts fails with `EINTR`; who calls it tries again.
package struct FileSystem: Sendable {
  package typealias Descriptor = Int32

  /// Opens what is at a path for reading, without waiting for the other end of a pipe.
  package var open: @Sendable (_ path: String) throws(SystemError) -> Descriptor
  /// Opens an existing file for reading and writing: some file systems lock only what is open for writing.
  package var openForLock: @Sendable (_ path: String) throws(SystemError) -> Descriptor
  /// Makes a file that is not there yet, links not followed, and opens it for writing. The umask takes its part of the
  /// permissions.
  package var create: @Sendable (_ path: String, _ permissions: UInt32) throws(SystemError) -> Descriptor
  /// Reads from the place where the last read ended; 0 at the end.
  package var read: @Sendable (Descriptor, UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  /// Writes some of the bytes, at least one, and returns how many.
  package var write: @Sendable (Descriptor, UnsafeRawBufferPointer) throws(SystemError) -> Int
  /// Returns once what was written is on the disk (or, for a folder, which names it has).
  package var synchronize: @Sendable (Descriptor) throws(SystemError) -> Void
  /// The descriptor is gone also when this fails.
  package var close: @Sendable (Descriptor) throws(SystemError) -> Void
  package var statusOfDescriptor: @Sendable (Descriptor) throws(SystemError) -> FileStatus
  /// Follows links.
  package var status: @Sendable (_ path: String) throws(SystemError) -> FileStatus
  /// Does not follow a link at the end of the path.
  package var linkStatus: @Sendable (_ path: String) throws(SystemError) -> FileStatus
  package var setPermissions: @Sendable (Descriptor, UInt32) throws(SystemError) -> Void
  /// Nil for an owner that is to stay.
  package var setOwner: @Sendable (Descriptor, _ user: UInt32?, _ group: UInt32) throws(SystemError) -> Void
  /// Fails unless this process may write there.
  package var checkWritable: @Sendable (_ path: String) throws(SystemError) -> Void
  package var rename: @Sendable (_ path: String, _ newPath: String) throws(SystemError) -> Void
  package var remove: @Sendable (_ path: String) throws(SystemError) -> Void
  package var makeFolder: @Sendable (_ path: String, _ permissions: UInt32) throws(SystemError) -> Void
  /// Fails for a folder that has something in it.
  package var removeFolder: @Sendable (_ path: String) throws(SystemError) -> Void
  /// What a link says, unchanged.
  package var readLink: @Sendable (_ path: String) throws(SystemError) -> String
  /// The absolute path without links; fails unless all of it is there.
  package var realPath: @Sendable (_ path: String) throws(SystemError) -> String
  /// Takes the lock of an open file for this process alone, without waiting; false when another one has it. Closing the
  /// descriptor gives it back.
  package var lock: @Sendable (Descriptor) throws(SystemError) -> Bool
  package var now: @Sendable () -> FileTime
  package var sleep: @Sendable (_ milliseconds: Int) -> Void
}
