/// A piece of source that only some modules may hold.
struct ForbiddenSpelling {
  /// As it is written: `exit(`, `try!`, `getenv`.
  let spelling: String
  /// The modules that may hold it.
  let allowed: Set<String>
  private let pattern: [SwiftToken]

  init(_ spelling: String, allowed: Set<String> = []) {
    self.spelling = spelling
    self.allowed = allowed
    pattern = SwiftLexer.tokens(of: spelling)
  }

  /// The lines that hold it. Members of other things (`clock.time(…)`, `.print(…)`) and declarations
  /// (`func print(`) are not meant; `Glibc.time(…)` is.
  func lines(in tokens: [SwiftToken]) -> [Int] {
    tokens.indices.filter { matches(at: $0, in: tokens) }.map { tokens[$0].line }
  }

  private func matches(at start: Int, in tokens: [SwiftToken]) -> Bool {
    guard start + pattern.count <= tokens.count else { return false }
    for (offset, expected) in pattern.enumerated() {
      let token = tokens[start + offset]
      if token.text != expected.text || (offset > 0 && !token.isAdjacent) { return false }
    }
    return pattern[0].isWord ? isFree(at: start, in: tokens) : true
  }

  private func isFree(at start: Int, in tokens: [SwiftToken]) -> Bool {
    guard start > 0 else { return true }
    switch tokens[start - 1].text {
    case "func": return false
    case ".": return start > 1 && Floors.libc.union(["Swift"]).contains(tokens[start - 2].text)
    default: return true
    }
  }
}
