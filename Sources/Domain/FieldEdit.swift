/// What a change does to one field that may be empty.
package enum FieldEdit<Value: Hashable & Sendable>: Hashable, Sendable {
  case keep
  case set(Value)
  case clear

  /// An edit that makes the field what `value` is.
  package init(to value: Value?) {
    self = value.map(FieldEdit.set) ?? .clear
  }

  package var isKept: Bool { self == .keep }

  /// The field's value after the edit.
  package func applied(to value: Value?) -> Value? {
    switch self {
    case .keep: value
    case .set(let new): new
    case .clear: nil
    }
  }
}
