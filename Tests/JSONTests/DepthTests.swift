import JSON
import Testing

@Suite struct DepthTests {
  private func nested(_ depth: Int, open: String, close: String, inner: String = "") -> [UInt8] {
    Array((String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)).utf8)
  }

  @Test func theLimitItselfIsAccepted() {
    let limit = JSONReader.depthLimit
    #expect(limit == 512)
    for document in [
      nested(limit, open: "[", close: "]"), nested(limit, open: "{\"a\":", close: "}", inner: "1"),
      nested(limit / 2, open: "[{\"a\":", close: "}]", inner: "1"),
    ] {
      #expect(refusal(of: document) == nil)
      #expect(refusalByValue(of: document) == nil)
    }
  }

  @Test func oneMoreIsRefused() {
    let limit = JSONReader.depthLimit
    let arrays = nested(limit + 1, open: "[", close: "]")
    let objects = nested(limit + 1, open: "{\"a\":", close: "}", inner: "1")
    for refused in [refusal(of: arrays), refusalByValue(of: arrays)] {
      #expect(refused == JSONError(.tooDeep(limit: limit), at: limit))
    }
    for refused in [refusal(of: objects), refusalByValue(of: objects)] {
      #expect(refused == JSONError(.tooDeep(limit: limit), at: limit * 5))
    }
  }

  @Test func depthBeyondAllReasonIsRefusedWithoutHarm() {
    #expect(refusal(of: nested(1_000_000, open: "[", close: ""))?.kind == .tooDeep(limit: 512))
    #expect(refusalByValue(of: nested(1_000_000, open: "{\"a\":[", close: ""))?.kind == .tooDeep(limit: 512))
  }

  @Test func manyContainersSideBySideAreNotDeep() {
    #expect(refusal(of: "[" + String(repeating: "[{}],", count: 10_000) + "[]]") == nil)
  }
}
