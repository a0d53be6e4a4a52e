import Domain
import TestSupport
import Testing

@Suite("Identifiers")
struct UniqueIDTests {
  static let text = "0b7e6c1e-89ab-4cde-8f01-23456789abcd"

  @Test("An id is read in either case and written in lower case")
  func parse() throws {
    let id = try #require(UniqueID(Self.text))
    #expect(id == UniqueID(high: 0x0B7E_6C1E_89AB_4CDE, low: 0x8F01_2345_6789_ABCD))
    #expect(id.description == Self.text)
    #expect(UniqueID(Self.text.uppercased()) == id)
    #expect(UniqueID("00000000-0000-0000-0000-000000000000") == UniqueID(high: 0, low: 0))
    #expect(UniqueID("ffffffff-FFFF-ffff-FFFF-ffffffffffff") == UniqueID(high: .max, low: .max))
  }

  @Test("Each digit has its place")
  func digits() throws {
    for index in 0..<32 {
      var digits = [Character](repeating: "0", count: 32)
      digits[index] = "a"
      for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
      let id = try #require(UniqueID(String(digits)))
      #expect(id.description == String(digits))
      #expect(id.high.nonzeroBitCount + id.low.nonzeroBitCount == 2)
    }
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "0b7e6c1e", "0b7e6c1e89ab4cde8f0123456789abcd", "0b7e6c1e-89ab-4cde-8f01-23456789abc",
      "0b7e6c1e-89ab-4cde-8f01-23456789abcde", "{0b7e6c1e-89ab-4cde-8f01-23456789abcd}",
      "0b7e6c1e_89ab_4cde_8f01_23456789abcd", "0b7e6c1e-89ab-4cde-8f0-123456789abcd",
      "0b7e6c1g-89ab-4cde-8f01-23456789abcd", " 0b7e6c1e-89ab-4cde-8f01-23456789abcd",
      "0b7e6c1e-89ab-4cde-8f01-23456789abc\u{301}", "０b7e6c1e-89ab-4cde-8f01-23456789ab",
      "0b7e6c1e-89ab-4cde-8f01-23456789ab-d",
    ])
  func refused(text: String) {
    #expect(UniqueID(text) == nil)
  }

  @Test("Random ids are version 4, come back from their text and differ")
  func random() {
    var generator = SeededGenerator(seed: 1)
    var seen: Set<UniqueID> = []
    for _ in 0..<2_000 {
      let id = UniqueID(using: &generator)
      let text = Array(id.description)
      #expect(text[14] == "4")
      #expect(["8", "9", "a", "b"].contains(text[19]))
      #expect(UniqueID(id.description) == id)
      seen.insert(id)
    }
    #expect(seen.count == 2_000)
  }

  @Test("The order of ids is that of their texts")
  func order() {
    var generator = SeededGenerator(seed: 2)
    var ids = (0..<200).map { _ in UniqueID(using: &generator) }
    ids += ids.prefix(50).map { UniqueID(high: $0.high, low: $0.low ^ 1) }
    #expect(ids.sorted().map(\.description) == ids.map(\.description).sorted())
  }
}
