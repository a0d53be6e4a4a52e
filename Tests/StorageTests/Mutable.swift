import Synchronization

/// A value that the closures of a file system may change.
final class Mutable<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) {
    state = Mutex(value)
  }

  var value: Value { state.withLock { $0 } }

  func update(_ body: (inout sending Value) -> Void) {
    state.withLock { body(&$0) }
  }
}
