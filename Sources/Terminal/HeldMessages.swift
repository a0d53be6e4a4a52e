#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Holds back what is written to standard error while the board is on the screen, and lets it out afterwards.
///
/// A message among the cells would spoil the picture, and be lost with it: the last words of a crash above all. If
/// standard error is not the terminal it is left alone. What does not fit into a pipe (64 KiB on Linux) is lost.
final class HeldMessages {
  /// Where the held messages can be read; -1 when nothing is held.
  private(set) var reading: Int32 = -1
  /// The real standard error; -1 when nothing is held.
  private(set) var standardError: Int32 = -1

  func hold() {
    guard standardError < 0, isatty(STDERR_FILENO) == 1 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    let real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    if real >= 0, dup2(ends[1], STDERR_FILENO) >= 0 {
      reading = ends[0]
      standardError = real
      _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
      _ = fcntl(reading, F_SETFL, O_NONBLOCK)
      _ = fcntl(STDERR_FILENO, F_SETFL, O_NONBLOCK)
    } else {
      close([ends[0], real])
    }
    close([ends[1]])
  }

  /// Makes standard error the real one again and writes to it what was held.
  func letOut() {
    guard standardError >= 0 else { return }
    _ = dup2(standardError, STDERR_FILENO)
    var bytes: [UInt8] = Array(repeating: 0, count: 4096)
    while true {
      let count = read(reading, &bytes, bytes.count)
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, bytes, count)
    }
    close([reading, standardError])
    reading = -1
    standardError = -1
  }

  private func close(_ descriptors: [Int32]) {
    for descriptor in descriptors where descriptor >= 0 {
      #if canImport(Glibc)
        _ = Glibc.close(descriptor)
      #elseif canImport(Darwin)
        _ = Darwin.close(descriptor)
      #endif
    }
  }
}
