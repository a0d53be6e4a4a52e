import Domain
import TestSupport
import Testing

@Suite("Beginnings of identifiers")
struct UniqueIDPrefixTests {
  static let text = "0b7e6c1e-89ab-4cde-8f01-23456789abcd"
  static let digits = text.filter { $0 != "-" }

  @Test("Each beginning of 4 digits or more matches, with and without hyphens, in either case", arguments: 4...32)
  func everyLength(count: Int) throws {
    let id = try #require(UniqueID(Self.text))
    let plain = String(Self.digits.prefix(count))
    let hyphens = [8, 12, 16, 20].count { $0 < count }
    for text in [plain, plain.uppercased(), String(Self.text.prefix(count + hyphens))] {
      #expect(try #require(UniqueIDPrefix(text), "\(text)").matches(id))
    }
  }

  @Test("An id that differs in any digit of it does not match, one that differs after it does", arguments: 4...32)
  func difference(count: Int) throws {
    let prefix = try #require(UniqueIDPrefix(String(Self.digits.prefix(count))))
    let id = try #require(UniqueID(Self.text))
    for index in 0..<32 {
      let bit = UInt64(1) << UInt64(60 - 4 * (index % 16))
      let other = UniqueID(high: index < 16 ? id.high ^ bit : id.high, low: index < 16 ? id.low : id.low ^ bit)
      #expect(prefix.matches(other) == (index >= count), "digit \(index)")
    }
  }

  @Test(
    "A hyphen may end it where one stands in an id",
    arguments: ["0b7e6c1e-", "0b7e6c1e-89ab-", "0b7e6c1e89ab-4cde8f01-23"])
  func hyphens(text: String) throws {
    #expect(try #require(UniqueIDPrefix(text)).matches(try #require(UniqueID(Self.text))))
  }

  @Test(
    "What cannot be a beginning, or is shorter than 4 digits, is refused",
    arguments: [
      "", "0b7", "-0b7e", "0b7e-", "0b7-e", "0b7g", "0b7e 6c1e", "0b7e6c1e--89ab", "0b7e6c1e-8-9ab", "０b7e6",
      "0b7e6c1e-89ab-4cde-8f01-23456789abcde", "0b7e6c1e-89ab-4cde-8f01-23456789abcd-", "#0b7e", "0b7e\n",
    ])
  func refused(text: String) {
    #expect(UniqueIDPrefix(text) == nil)
  }
}
