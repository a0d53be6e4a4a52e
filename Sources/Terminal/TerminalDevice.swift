#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

internal import CNcurses
internal import Screen

/// The terminal's device as the system sees it: modes, size, raw input and output.
struct TerminalDevice {
  enum Input {
    case bytes([UInt8])
    /// Nothing to read after all.
    case nothing
    /// End of file, or the device is gone.
    case ended
  }

  /// How much is taken at once of what waits, in bytes.
  private static let inputLimit = 1 << 16

  let input: Int32 = 0
  let output: Int32 = 1

  /// The modes as they were found.
  private(set) var foundModes: termios

  /// Throws if standard input or output is no terminal.
  init() throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    foundModes = termios()
    guard tcgetattr(input, &foundModes) == 0 else { throw .cannotStart(errno) }
  }

  /// The size in cells, or nil if the device does not tell it.
  var size: ScreenSize? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard trilane_window_size(output, &rows, &columns) else { return nil }
    return ScreenSize(columns: Int(columns), rows: Int(rows))
  }

  /// Whether this process may use the terminal: it is no background job, and the terminal is still there.
  var isForeground: Bool {
    let group = tcgetpgrp(input)
    // Without job control on this terminal there is no background either.
    return group == getpgrp() || (group < 0 && errno == ENOTTY)
  }

  func putModesBack() {
    var modes = foundModes
    while tcsetattr(input, TCSADRAIN, &modes) != 0, errno == EINTR {}
  }

  /// Lets all eight bits of a byte in, which UTF-8 needs.
  func takeEightBits() {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(ISTRIP)
    _ = tcsetattr(input, TCSADRAIN, &modes)
  }

  /// Reads all that waits, as one read. The device must have been found readable.
  func read() -> Input {
    var bytes: [UInt8] = []
    while bytes.count < TerminalDevice.inputLimit {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
        let count = systemRead(buffer)
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return count
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      if count <= 0 { return bytes.isEmpty ? .ended : .bytes(bytes) }
      guard isReadable else { break }
    }
    return bytes.isEmpty ? .nothing : .bytes(bytes)
  }

  /// Writes all of the bytes, or as many as the terminal takes before it is gone.
  func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(output, $0) }
      if count > 0 {
        written += count
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return
      }
    }
  }

  private var isReadable: Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) != 0
  }

  private func systemRead(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.read(input, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      Darwin.read(input, buffer.baseAddress, buffer.count)
    #endif
  }

  private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
