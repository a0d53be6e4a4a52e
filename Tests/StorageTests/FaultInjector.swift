import Storage
import Synchronization

/// The operating system's files, with calls that fail when the test says so.
final class FaultInjector: Sendable {
  /// What a failing call does to those after it.
  enum Extent: CaseIterable {
    /// One call fails.
    case once
    /// So does every later one, as when the process has been killed: nothing is cleaned up.
    case fromThenOn
  }

  private struct State {
    var calls: [String] = []
    var failing: (number: Int, error: SystemError, extent: Extent)?
  }

  private let state = Mutex(State())

  /// The names of the calls made since `arm` or `disarm`.
  var calls: [String] { state.withLock { $0.calls } }

  /// Whether a call has failed.
  var hasFailed: Bool { state.withLock { state in state.failing.map { state.calls.count > $0.number } ?? false } }

  func arm(_ number: Int, _ error: SystemError, _ extent: Extent) {
    state.withLock { $0 = State(failing: (number, error, extent)) }
  }

  func disarm() {
    state.withLock { $0 = State() }
  }

  private func pass(_ call: String) throws(SystemError) {
    let error = state.withLock { state -> SystemError? in
      let number = state.calls.count
      state.calls.append(call)
      guard let failing = state.failing else { return nil }
      let isHit = failing.extent == .once ? number == failing.number : number >= failing.number
      return isHit ? failing.error : nil
    }
    if let error { throw error }
  }

  var fileSystem: FileSystem {
    let real = FileSystem.posix
    var system = real
    system.open = { (path) throws(SystemError) in
      try self.pass("open")
      return try real.open(path)
    }
    system.create = { (path, permissions) throws(SystemError) in
      try self.pass("create")
      return try real.create(path, permissions)
    }
    system.read = { (descriptor, buffer) throws(SystemError) in
      try self.pass("read")
      return try real.read(descriptor, buffer)
    }
    system.write = { (descriptor, bytes) throws(SystemError) in
      try self.pass("write")
      // In two halves, so that a fault can also come between them.
      let half = UnsafeRawBufferPointer(rebasing: bytes.prefix(max(1, bytes.count / 2)))
      return try real.write(descriptor, half)
    }
    system.synchronize = { (descriptor) throws(SystemError) in
      try self.pass("synchronize")
      try real.synchronize(descriptor)
    }
    system.close = { (descriptor) throws(SystemError) in
      // A descriptor is gone also when its closing fails.
      try real.close(descriptor)
      try self.pass("close")
    }
    system.statusOfDescriptor = { (descriptor) throws(SystemError) in
      try self.pass("statusOfDescriptor")
      return try real.statusOfDescriptor(descriptor)
    }
    system.status = { (path) throws(SystemError) in
      try self.pass("status")
      return try real.status(path)
    }
    system.setPermissions = { (descriptor, permissions) throws(SystemError) in
      try self.pass("setPermissions")
      try real.setPermissions(descriptor, permissions)
    }
    system.checkWritable = { (path) throws(SystemError) in
      try self.pass("checkWritable")
      try real.checkWritable(path)
    }
    system.rename = { (path, newPath) throws(SystemError) in
      try self.pass("rename")
      try real.rename(path, newPath)
    }
    system.remove = { (path) throws(SystemError) in
      try self.pass("remove")
      try real.remove(path)
    }
    system.makeFolder = { (path, permissions) throws(SystemError) in
      try self.pass("makeFolder")
      try real.makeFolder(path, permissions)
    }
    system.realPath = { (path) throws(SystemError) in
      try self.pass("realPath")
      return try real.realPath(path)
    }
    system.lock = { (descriptor) throws(SystemError) in
      try self.pass("lock")
      return try real.lock(descriptor)
    }
    return system
  }
}
