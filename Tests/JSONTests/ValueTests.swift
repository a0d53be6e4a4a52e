import JSON
import Testing

@Suite struct ValueTests {
  private let text = #"{"name": "한글", "on": false, "n": 1e1, "none": null, "list": [1, "b"], "in": {"a": true}}"#

  @Test func membersAndElementsAreReached() throws {
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(value.object?.map(\.key) == ["name", "on", "n", "none", "list", "in"])
    #expect(value["name"]?.string == "한글")
    #expect(value["on"]?.bool == false)
    #expect(value["n"]?.exactInteger == 10)
    #expect(value["none"]?.kind == .null)
    #expect(value["list"]?.array?.map(\.kind) == [.number, .string])
    #expect(value["in"]?["a"]?.bool == true)
    #expect(value["absent"] == nil)
    #expect(value["name"]?.bool == nil && value["on"]?.string == nil && value["name"]?["a"] == nil)
  }

  @Test func everyPlaceIsThatOfTheText() throws {
    let bytes = Array(text.utf8)
    let value = try JSONValue(parsing: bytes)
    #expect(value.range == 0..<bytes.count)
    let expected = ["\"한글\"", "false", "1e1", "null", "[1, \"b\"]", "{\"a\": true}"]
    for (member, raw) in zip(try #require(value.object), expected) {
      #expect(String(decoding: bytes[member.value.range], as: UTF8.self) == raw)
      #expect(bytes[member.keyOffset...].starts(with: "\"\(member.key)\"".utf8))
    }
  }

  /// Keys are the same when their scalars are; Swift's own comparison would take these for one.
  @Test func keysThatOnlyLookAlikeAreTwo() throws {
    let value = try JSONValue(parsing: Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
    #expect(value["\u{E9}"]?.exactInteger == 1)
    #expect(value["e\u{301}"]?.exactInteger == 2)
  }
}
