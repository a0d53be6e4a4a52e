import JSON
import Testing

@Suite struct RepeatedKeyTests {
  @Test(arguments: [
    Refused("{\"a\":1,\"a\":2}", .repeatedKey("a", first: 1), at: 7),
    Refused("{\"a\":1,\"b\":2,\"a\":3}", .repeatedKey("a", first: 1), at: 13),
    Refused("{\"a\":1,\"\\u0061\":2}", .repeatedKey("a", first: 1), at: 7),
    Refused("{\"\\u0061\":1,\"a\":2}", .repeatedKey("a", first: 1), at: 12),
    Refused("{\"\":1,\"\":2}", .repeatedKey("", first: 1), at: 6),
    Refused("{\"\\n\":1,\"\\u000a\":2}", .repeatedKey("\n", first: 1), at: 8),
    Refused("{\"😀\":1,\"\\uD83D\\uDE00\":2}", .repeatedKey("😀", first: 1), at: 10),
    Refused("{\"created_at\":1,\"created_by\":2,\"created_at\":3}", .repeatedKey("created_at", first: 1), at: 31),
    Refused("[[{\"a\":[{\"b\":1,\"b\":2}]}]]", .repeatedKey("b", first: 9), at: 15),
    Refused("{\"a\":{\"b\":{\"a\":1}},\"c\":{},\"a\":2}", .repeatedKey("a", first: 1), at: 26),
    Refused("{\"a\":1,\"a\"", .repeatedKey("a", first: 1), at: 7),
  ])
  func isRefused(_ refused: Refused) {
    #expect(refusal(of: refused.bytes) == refused.error)
    #expect(refusalByValue(of: refused.bytes) == refused.error)
  }

  /// Keys with the same quick hash are still told apart: they differ in the middle only, or by a leading NUL.
  @Test(arguments: [
    "{\"12345678a12345678\":1,\"12345678b12345678\":2}",
    "{\"a\":1,\"\\u0000a\":2,\"\\u0000\\u0000a\":3}",
    "{\"e\\u0301\":1,\"\u{E9}\":2}",
  ])
  func similarKeysAreAccepted(_ text: String) {
    #expect(refusal(of: text) == nil)
  }

  /// In objects of every size about the limit between comparing one by one and looking up in a dictionary.
  @Test(arguments: [1, 2, 30, 31, 32, 33, 34, 65, 1000])
  func anyRepetitionInAnObjectOfManyKeysIsFound(count: Int) {
    var members = (0..<count).map { "\"key \($0)\": {\"key \($0)\": 1}" }
    #expect(refusal(of: "{\(members.joined(separator: ","))}") == nil)
    for repeated in Set([0, count / 2, count - 1]) {
      members.append("\"key\\u0020\(repeated)\": 2")
      let error = refusal(of: "{\(members.joined(separator: ","))}")
      guard case .repeatedKey("key \(repeated)", let first) = error?.kind else {
        Issue.record("\(count), \(repeated): \(String(describing: error))")
        continue
      }
      #expect(first == 1 + members[..<repeated].reduce(0) { $0 + $1.utf8.count + 1 })
      members.removeLast()
    }
  }

  /// An inner object of many keys leaves nothing behind for the outer one.
  @Test func objectsOfManyKeysMayLieWithinEachOther() {
    let inner = "{\((0..<50).map { "\"\($0)\":0" }.joined(separator: ","))}"
    let members = (0..<50).map { "\"\($0)\":\(inner)" }
    #expect(refusal(of: "{\(members.joined(separator: ","))}") == nil)
    #expect(refusal(of: "{\(members.joined(separator: ",")),\"49\":0}") != nil)
    #expect(refusal(of: "{\"a\":\(inner),\"0\":1,\"b\":\(inner)}") == nil)
  }

  /// Were it quadratic, this would take minutes.
  @Test(.timeLimit(.minutes(1))) func hugeObjectsAreReadInReasonableTime() {
    var writer = JSONWriter()
    writer.beginObject()
    for index in 0..<100_000 {
      writer.key("12345678 \(index) 12345678")
      writer.integer(index)
    }
    writer.endObject()
    #expect(refusal(of: writer.bytes) == nil)
  }
}
