/// A field that a newer format put on something and that this version does not know: carried as it was written, never
/// looked into.
package struct OpaqueField: Hashable, Sendable {
  /// The field's name and value as their texts in the store.
  @ExactText package private(set) var name: String
  @ExactText package private(set) var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
