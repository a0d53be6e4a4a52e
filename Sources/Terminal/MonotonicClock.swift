#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A clock that never goes back, for measuring waits.
enum MonotonicClock {
  /// Milliseconds since some moment in the past.
  static func milliseconds() -> Int {
    var time = timespec()
    _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
