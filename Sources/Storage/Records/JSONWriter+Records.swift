import Domain
import JSON

/// Members of records. What is absent is left out.
extension JSONWriter {
  mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// Writes fields that this version does not know, byte for byte as they were.
  mutating func opaqueFields(_ fields: [OpaqueField]) {
    for field in fields { raw("\(field.name): \(field.value)".utf8) }
  }
}
