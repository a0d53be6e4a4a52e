#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The only file of this module that knows the C library: all choices between platforms are here.
extension FileSystem {
  /// The operating system's own.
  package static let posix = FileSystem(
    open: { (path) throws(SystemError) in try openPath(path, O_RDONLY | O_NONBLOCK) },
    openForLock: { (path) throws(SystemError) in try openPath(path, O_RDWR | O_NONBLOCK) },
    create: { (path, permissions) throws(SystemError) in
      try openPath(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions)
    },
    read: { (descriptor, buffer) throws(SystemError) in
      try checked(platformRead(descriptor, buffer.baseAddress, buffer.count))
    },
    write: { (descriptor, bytes) throws(SystemError) in
      try checked(platformWrite(descriptor, bytes.baseAddress, bytes.count))
    },
    synchronize: synchronizeDescriptor,
    close: { (descriptor) throws(SystemError) in try succeed(platformClose(descriptor)) },
    statusOfDescriptor: { (descriptor) throws(SystemError) in
      var status = stat()
      try succeed(fstat(descriptor, &status))
      return FileStatus(status)
    },
    status: { (path) throws(SystemError) in
      var status = stat()
      try succeed(stat(path, &status))
      return FileStatus(status)
    },
    linkStatus: { (path) throws(SystemError) in
      var status = stat()
      try succeed(lstat(path, &status))
      return FileStatus(status)
    },
    setPermissions: { (descriptor, permissions) throws(SystemError) in
      try succeed(fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)))
    },
    setOwner: { (descriptor, user, group) throws(SystemError) in
      try succeed(fchown(descriptor, user ?? .max, group))
    },
    checkWritable: { (path) throws(SystemError) in
      try succeed(faccessat(AT_FDCWD, path, W_OK, AT_EACCESS))
    },
    rename: { (path, newPath) throws(SystemError) in try succeed(platformRename(path, newPath)) },
    remove: { (path) throws(SystemError) in try succeed(unlink(path)) },
    makeFolder: { (path, permissions) throws(SystemError) in
      try succeed(mkdir(path, mode_t(truncatingIfNeeded: permissions)))
    },
    removeFolder: { (path) throws(SystemError) in try succeed(rmdir(path)) },
    readLink: readLinkAtPath,
    realPath: resolvePath,
    lock: lockDescriptor,
    now: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return FileTime(time)
    },
    sleep: { milliseconds in
      var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      nanosleep(&time, nil)
    })
}

/// The errors that are answered with something else than a message.
extension SystemError {
  package static let notFound = SystemError(code: ENOENT)
  package static let alreadyThere = SystemError(code: EEXIST)
  package static let interrupted = SystemError(code: EINTR)
  package static let tooManyLinks = SystemError(code: ELOOP)
  package static let inputOutput = SystemError(code: EIO)
  package static let noPermission = SystemError(code: EACCES)

  /// Whether a file that was to be locked cannot be locked at all, now or later. What passes (too many open files, say)
  /// is not among these: two processes would take two different locks.
  var meansNoLocks: Bool {
    [EACCES, EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
  }
}

extension UnsafeRawBufferPointer {
  /// By the C library: a board of megabytes is compared before it is changed, ten times as fast as byte by byte.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let first = baseAddress, let second = other.baseAddress else {
      return count == other.count
    }
    return memcmp(first, second, count) == 0
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .folder
      case mode_t(S_IFLNK): .link
      default: .other
      }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
      let changed = status.st_ctimespec
    #else
      let modified = status.st_mtim
      let changed = status.st_ctim
    #endif
    self.init(
      kind: kind, device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int(status.st_size), modified: FileTime(modified), changed: FileTime(changed),
      permissions: UInt32(status.st_mode) & 0o7777, user: status.st_uid, group: status.st_gid,
      links: Int(status.st_nlink))
  }

  /// The device as `/proc/locks` writes it: its major and minor number in hexadecimal digits.
  package var deviceName: String {
    let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    let minor = device & 0xFF | device >> 12 & ~0xFF
    return hexadecimal(major) + ":" + hexadecimal(minor)
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return digits.utf8.count < 2 ? "0" + digits : digits
}

private func succeed(_ result: Int32) throws(SystemError) {
  if result != 0 { throw SystemError(code: errno) }
}

private func checked(_ result: Int) throws(SystemError) -> Int {
  if result < 0 { throw SystemError(code: errno) }
  return result
}

private func openPath(_ path: String, _ flags: Int32, _ permissions: UInt32 = 0) throws(SystemError) -> Int32 {
  let descriptor = platformOpen(path, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: permissions))
  if descriptor < 0 { throw SystemError(code: errno) }
  return descriptor
}

/// On macOS `fsync` leaves the bytes in the drive's own memory; where its stronger form is not known (network file
/// systems), plain `fsync` is all there is.
private func synchronizeDescriptor(_ descriptor: Int32) throws(SystemError) {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  try succeed(fsync(descriptor))
}

private func lockDescriptor(_ descriptor: Int32) throws(SystemError) -> Bool {
  if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
  if errno == EWOULDBLOCK { return false }
  throw SystemError(code: errno)
}

private func readLinkAtPath(_ path: String) throws(SystemError) -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = try checked(readlink(path, &buffer, buffer.count))
  return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func resolvePath(_ path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw SystemError(code: errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}

// Inside an extension of a type with members of the same names the C functions would have to be named with their module,
// whose name differs by platform.
private func platformOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func platformClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func platformRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }
private func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
