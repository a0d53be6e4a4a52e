#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Waits for descriptors to become readable, without using the processor.
struct DescriptorWait {
  /// What was found.
  struct Readiness: OptionSet {
    let rawValue: Int

    static let input = Readiness(rawValue: 1)
    static let signals = Readiness(rawValue: 2)
    static let waking = Readiness(rawValue: 4)
  }

  private var descriptors: [pollfd]

  init(input: Int32, signals: Int32, waking: [Int32]) {
    descriptors = ([input, signals] + waking).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Waits at most `milliseconds` (nil: for ever). A device that is gone counts as readable: its end can be read.
  mutating func wait(_ milliseconds: Int?) -> Readiness {
    let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard poll(&descriptors, nfds_t(descriptors.count), limit) > 0 else { return [] }
    var readiness: Readiness = []
    for (index, descriptor) in descriptors.enumerated() where descriptor.revents != 0 {
      readiness.insert(index == 0 ? .input : index == 1 ? .signals : .waking)
    }
    return readiness
  }
}
