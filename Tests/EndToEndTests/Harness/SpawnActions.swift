import Foundation

/// What is to be done in a new process before its program begins: `posix_spawn_file_actions_t` and the attributes, with
/// the differences between the systems in one place.
struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private(set) var files: posix_spawn_file_actions_t?
    private(set) var attributes: posix_spawnattr_t?
    private static let newSession = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    private(set) var files = posix_spawn_file_actions_t()
    private(set) var attributes = posix_spawnattr_t()
    /// `POSIX_SPAWN_SETSID` of glibc's spawn.h, which Swift's module of it leaves out.
    private static let newSession: Int32 = 0x80
  #endif

  /// A new session (so no controlling terminal), no blocked signals, none ignored that ends or stops a program.
  init() {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Self.newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGTTIN, SIGTTOU] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  deinit {
    var (files, attributes) = (files, attributes)
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func open(_ descriptor: Int32, _ file: URL, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&files, descriptor, file.path, flags, 0)
  }

  /// Closes every descriptor from 3 on: those of tests that run beside this one are not for the child.
  mutating func closeOthers() throws {
    #if !canImport(Darwin)
      typealias Function = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      let function = try Self.symbol("posix_spawn_file_actions_addclosefrom_np")
      _ = unsafeBitCast(function, to: Function.self)(&files, 3)
    #endif
  }

  mutating func changeFolder(to folder: URL) throws {
    #if canImport(Darwin)
      posix_spawn_file_actions_addchdir_np(&files, folder.path)
    #else
      typealias Function =
        @convention(c) (
          UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
        ) -> Int32
      let function = try Self.symbol("posix_spawn_file_actions_addchdir_np")
      _ = unsafeBitCast(function, to: Function.self)(&files, folder.path)
    #endif
  }

  #if !canImport(Darwin)
    /// A function of the C library (glibc 2.34 and newer) that Swift's module of it leaves out.
    private static func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
      guard let symbol = dlsym(nil, name) else { throw ChildProcess.Failure(description: "no \(name) in this libc") }
      return symbol
    }
  #endif
}
