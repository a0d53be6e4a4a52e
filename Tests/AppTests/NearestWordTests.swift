import Testing

@testable import App

@Suite("A mistyped word finds its neighbour")
struct NearestWordTests {
  @Test(
    "Letters put in, left out, replaced or swapped",
    arguments: [
      ("todo", "todo", 0), ("tdo", "todo", 1), ("toodo", "todo", 1), ("toda", "todo", 1), ("otdo", "todo", 1),
      ("", "todo", 4), ("done", "doing", 2),
    ])
  func distance(left: String, right: String, distance: Int) {
    #expect(NearestWord.distance(Array(left), Array(right)) == distance)
    #expect(NearestWord.distance(Array(right), Array(left)) == distance)
  }

  @Test("A beginning finds the whole word, whatever the case")
  func beginning() {
    #expect(NearestWord.to("del", among: ["add", "delete"]) == "delete")
    #expect(NearestWord.to("LIST", among: ["add", "list"]) == "list")
  }

  @Test("What is far from everything finds nothing")
  func nothing() {
    #expect(NearestWord.to("frobnicate", among: ["add", "delete", "list"]) == nil)
    #expect(NearestWord.to("x", among: []) == nil)
  }
}
