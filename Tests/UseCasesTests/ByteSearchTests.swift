import TestSupport
import Testing

@testable import UseCases

@Suite("Finding bytes in bytes")
struct ByteSearchTests {
  @Test("the first place is found, also at the ends and over the borders of eight bytes")
  func random() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let sought = (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let start = Int.random(in: 0...bytes.count, using: &random)
      let found = bytes.withUnsafeBytes { ByteSearch.firstIndex(of: sought, in: $0, range: start..<bytes.count) }
      let expected = (start..<max(start, bytes.count)).first { bytes[$0...].starts(with: sought) }
      #expect(found == expected)
    }
  }
}
