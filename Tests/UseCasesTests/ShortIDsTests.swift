import Domain
import TestSupport
import Testing
import UseCases

@Suite("Short forms of ids")
struct ShortIDsTests {
  /// Ids of which many share long beginnings.
  private static func ids(_ generator: inout CardGenerator) -> [UniqueID] {
    var ids: Set<UniqueID> = []
    for _ in 0..<generator.number(1...60) {
      guard let base = ids.min(), !generator.chance(in: 3) else {
        ids.insert(generator.id())
        continue
      }
      let bit = generator.number(0...127)
      ids.insert(
        UniqueID(
          high: bit < 64 ? base.high ^ 1 << UInt64(63 - bit) : base.high,
          low: bit < 64 ? base.low : base.low ^ 1 << UInt64(127 - bit)))
    }
    return ids.shuffled(using: &generator.random)
  }

  @Test("Each is unique on the board, as short as it can be, and no shorter than 4", arguments: 0..<60 as Range<UInt64>)
  func property(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let ids = Self.ids(&generator)
    let short = ShortIDs(of: ids)
    for id in ids {
      let text = short[id]
      #expect(id.description.hasPrefix(text))
      #expect(!text.hasSuffix("-"))
      let prefix = try #require(UniqueIDPrefix(text), "\(text)")
      #expect(ids.filter(prefix.matches) == [id], "\(text)")
      let digits = text.count { $0 != "-" }
      guard digits > 4 else { continue }
      let shorter = try #require(UniqueIDPrefix(String(text.dropLast())))
      #expect(ids.count { shorter.matches($0) } > 1, "\(text) could be shorter")
    }
  }

  @Test("An id alone has 4 digits; one more than it shares otherwise, hyphens in their places")
  func examples() throws {
    let id = try #require(UniqueID("0b7e6c1e-89ab-4cde-8f01-23456789abcd"))
    #expect(ShortIDs(of: [id])[id] == "0b7e")
    for (other, expected) in [
      ("1b7e6c1e-89ab-4cde-8f01-23456789abcd", "0b7e"), ("0b7e7c1e-89ab-4cde-8f01-23456789abcd", "0b7e6"),
      ("0b7e6c1f-89ab-4cde-8f01-23456789abcd", "0b7e6c1e"), ("0b7e6c1e-99ab-4cde-8f01-23456789abcd", "0b7e6c1e-8"),
      ("0b7e6c1e-89ab-4cde-9f01-23456789abcd", "0b7e6c1e-89ab-4cde-8"),
      ("0b7e6c1e-89ab-4cde-8f01-23456789abce", "0b7e6c1e-89ab-4cde-8f01-23456789abcd"),
    ] {
      let other = try #require(UniqueID(other))
      #expect(ShortIDs(of: [other, id])[id] == expected)
    }
  }

  @Test("An id that is not on the board gets the form that it would have there", arguments: 0..<20 as Range<UInt64>)
  func stranger(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    var ids = Self.ids(&generator)
    let stranger = ids.removeLast()
    #expect(ShortIDs(of: ids)[stranger] == ShortIDs(of: ids + [stranger])[stranger])
  }
}
