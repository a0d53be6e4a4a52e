import Foundation
import Testing

extension TerminalSession {
  /// Waits until `text` stands in a row of the screen.
  func waitFor(_ text: String, timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitFor("“\(text)”", timeout: timeout, sourceLocation: sourceLocation) { rows in
      rows.contains { $0.contains(text) }
    }
  }

  /// Waits until a row of the screen has a match of `pattern`.
  func waitFor(
    _ pattern: Regex<some Any>, timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitFor("a match of the pattern", timeout: timeout, sourceLocation: sourceLocation) { rows in
      rows.contains { $0.contains(pattern) }
    }
  }

  /// Waits until the rows of the screen are as `isThere` wants them; `what` says in words what that is.
  func waitFor(
    _ what: String, timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ isThere: ([String]) throws -> Bool
  ) throws {
    try poll(what, timeout: timeout, sourceLocation: sourceLocation) { try isThere(try screen()) ? true : nil }
  }

  /// Waits until `text` is in no row of the screen.
  func waitForNo(_ text: String, timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitFor("no “\(text)”", timeout: timeout, sourceLocation: sourceLocation) { rows in
      !rows.contains { $0.contains(text) }
    }
  }

  /// Waits until `answer` is there; fails the test at the caller's line, with the screen.
  @discardableResult
  func poll<Answer>(
    _ what: String, timeout: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ answer: () throws -> Answer?
  ) throws -> Answer {
    do {
      return try firstAnswer(what, timeout: timeout, answer)
    } catch let wait as WaitInVain {
      return try #require(nil as Answer?, "\(wait)", sourceLocation: sourceLocation)
    }
  }

  /// Asks for `answer` again and again, a few hundredths of a second apart; throws `WaitInVain`.
  func firstAnswer<Answer>(_ what: String, timeout: Double, _ answer: () throws -> Answer?) throws -> Answer {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(timeout)
    while true {
      if let found = try answer() { return found }
      guard clock.now < deadline else { break }
      usleep(20_000)
    }
    throw WaitInVain(what: what, timeout: timeout, screen: try? screen())
  }
}
