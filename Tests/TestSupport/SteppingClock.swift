package import Domain

/// A clock that goes on by a fixed number of seconds at each look, so that no two times are the same by chance.
package final class SteppingClock {
  private let step: Int
  /// What the next look will tell.
  package private(set) var next: Timestamp

  package init(start: Timestamp, step: Int = 60) {
    self.step = step
    next = start
  }

  package func now() -> Timestamp {
    defer { next = Timestamp(secondsSince1970: next.secondsSince1970 + step) }
    return next
  }
}
