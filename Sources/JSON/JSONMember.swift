/// A key and its value in a small document that was read whole.
package struct JSONMember: Sendable {
  package let key: String
  /// The offset of the key's opening quote.
  package let keyOffset: Int
  package let value: JSONValue

  package init(key: String, keyOffset: Int, value: JSONValue) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}
