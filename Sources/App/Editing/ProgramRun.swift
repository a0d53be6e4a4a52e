#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Storage

/// Runs another program on this one's terminal and waits for its end. One of the files of the command line that know libc.
enum ProgramRun {
  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// The first word is the program, looked for in `PATH`.
  static func run(_ words: [String]) -> ProgramEnd {
    var pid: pid_t = 0
    let code = withAttributes { attributes in
      withArguments(words) { arguments in
        arguments[0].map { posix_spawnp(&pid, $0, nil, attributes, arguments, environ) } ?? ENOENT
      }
    }
    return code == 0 ? end(of: pid) : .notStarted(SystemError(code: code))
  }

  /// A program begins with signals as a shell would leave them to it, whatever this one does with them.
  private static func withAttributes(_ body: (UnsafePointer<Attributes>) -> Int32) -> Int32 {
    #if canImport(Darwin)
      var attributes: Attributes = nil
    #else
      var attributes = Attributes()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE, SIGWINCH, SIGCONT] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    return body(&attributes)
  }

  private static func withArguments(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }

  private static func end(of pid: pid_t) -> ProgramEnd {
    var status: Int32 = 0
    while true {
      guard waitpid(pid, &status, WUNTRACED) >= 0 else {
        if errno == EINTR { continue }
        return .notStarted(SystemError(code: errno))
      }
      let signal = status & 0x7F
      guard signal == 0x7F else {
        return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
      }
      stopAlong(with: pid)
    }
  }

  /// A program that Ctrl-Z has stopped hands the terminal to the shell, which waits for all of the job to stop: so does this
  /// process, until the shell continues both.
  private static func stopAlong(with pid: pid_t) {
    kill(getpid(), SIGSTOP)
    kill(pid, SIGCONT)
  }
}
