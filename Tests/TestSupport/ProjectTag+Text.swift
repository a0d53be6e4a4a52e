package import Domain

extension ProjectTag {
  /// The tag of a text in a test's source that is known to be one.
  package static func of(_ text: String) -> ProjectTag {
    guard let tag = try? ProjectTag(text) else { preconditionFailure("no tag: \(text)") }
    return tag
  }
}
