import JSON
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("42", 42), ("1.0", 1), ("10e-1", 1), ("1e2", 100), ("1.5E+1", 15),
    ("0.0e999999999999", 0),
    ("-12.50e2", -1250), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9223372036854775807.000", Int.max),
    ("1e18", 1_000_000_000_000_000_000), ("100000000000000000000000000e-26", 1), ("0.00000000000000000000000001e26", 1),
    ("922337203685477580.7e1", Int.max), ("0e-5", 0),
  ])
  func wholeOnesAreExact(text: String, value: Int) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).exactInteger == value)
    try JSONReader.reading(Array(text.utf8)) { reader in
      let token = try reader.readNumber()
      #expect(token.exactInteger(in: reader.bytes) == value)
    }
  }

  @Test(arguments: [
    "0.5", "1.01", "-1e-1", "15e-2", "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999999999999999",
    "1e-999999999999999",
    "123456789012345678901234567890", "92233720368547758070", "1e20",
  ])
  func othersAreNoIntegers(text: String) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).exactInteger == nil)
  }
}
