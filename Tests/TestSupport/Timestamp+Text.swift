package import Domain

extension Timestamp {
  /// The instant of a text in a test's source that is known to name one.
  package static func of(_ text: String) -> Timestamp {
    guard let instant = Timestamp(text) else { preconditionFailure("no time: \(text)") }
    return instant
  }
}
