/// Calls made whole: interrupted ones again, short reads and writes to their end.
extension FileSystem {
  /// Makes a call again as long as signals interrupt it.
  package func retrying<Value>(_ call: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    while true {
      do {
        return try call()
      } catch {
        guard error == .interrupted else { throw error }
      }
    }
  }

  func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = try retrying { () throws(SystemError) in try write(descriptor, piece) }
      // No system writes nothing without an error; one that did would keep us here for ever.
      guard count > 0 else { throw .inputOutput }
      rest = rest.dropFirst(count)
    }
  }

  package func writeAll(_ bytes: [UInt8], to descriptor: Descriptor) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try writeAll(buffer, to: descriptor) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Reads until the buffer is full or the file ends, and returns the number of bytes read.
  func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Descriptor) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try retrying { () throws(SystemError) in try read(descriptor, rest) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// All bytes from where the descriptor stands to the file's end; `expected` is a guess.
  package func readAll(from descriptor: Descriptor, expecting expected: Int) throws(SystemError) -> [UInt8] {
    // One byte more than expected, so that the end is seen without another array.
    var bytes = try readPart(from: descriptor, upTo: expected + 1)
    guard bytes.count > expected else { return bytes }
    while true {
      let part = try readPart(from: descriptor, upTo: max(bytes.count, 65_536))
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Makes a folder and those above it that are missing, by the umask.
  func makeFolders(_ path: String) throws(SystemError) {
    do {
      try makeFolder(path, 0o777)
    } catch {
      switch error {
      case .alreadyThere: return
      case .notFound:
        let parent = BoardPath.split(path).folder
        guard parent != path else { throw error }
        try makeFolders(parent)
        do { try makeFolder(path, 0o777) } catch { if error != .alreadyThere { throw error } }
      default: throw error
      }
    }
  }

  /// Closes a descriptor that was only read from or that has failed already.
  package func closeQuietly(_ descriptor: Descriptor) {
    try? close(descriptor)
  }

  private func readPart(from descriptor: Descriptor, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(SystemError) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
