#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Storage

/// Standard input, output and error, without buffers in between: what is written is written, or an error tells why not.
enum StandardStreams {
  private static let blockSize = 65_536

  static func readInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = read(STDIN_FILENO, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block[..<count]
      } else {
        try wait(for: STDIN_FILENO, POLLIN)
      }
    }
  }

  static func write(_ bytes: [UInt8], to stream: Environment.Stream) throws(SystemError) {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, to: descriptor) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try wait(for: descriptor, POLLOUT)
      }
    }
  }

  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// After a failed call: throws, unless the call is to be made again. A descriptor that somebody has set to non-blocking
  /// is waited for.
  private static func wait(for descriptor: Int32, _ event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      poll(&request, 1, -1)
    default: throw SystemError(code: errno)
    }
  }

  /// Whether the reader of a pipe is gone: no failure of this program.
  static func isClosedPipe(_ error: SystemError) -> Bool { error.code == EPIPE }
}
