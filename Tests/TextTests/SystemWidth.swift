import Foundation

/// The C library's `wcwidth` in a UTF-8 locale; Swift does not see it.
enum SystemWidth {
  private typealias Function = @convention(c) (Int32) -> Int32

  /// nil where the locale or the function is missing.
  static let ofScalar: (@Sendable (Unicode.Scalar) -> Int)? = {
    guard setlocale(LC_CTYPE, "C.UTF-8") != nil, let symbol = dlsym(nil, "wcwidth") else { return nil }
    let wcwidth = unsafeBitCast(symbol, to: Function.self)
    return { Int(wcwidth(Int32(bitPattern: $0.value))) }
  }()

  /// A library of an older Unicode version that knows little: ASCII, Latin, Hangul, U+FFFD, and a single emoji.
  @Sendable static func modest(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300, 0xFFFD, 0x2764: 1
    case 0x300..<0x370, 0x200D, 0xFE0F: 0
    case 0xAC00...0xD7A3, 0x1F469, 0x1F44D: 2
    default: -1
    }
  }
}
