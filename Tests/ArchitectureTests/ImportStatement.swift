/// An import as it stands in a source file.
struct ImportStatement: Equatable {
  /// The outermost module: `Domain` for each of `import Domain`, `import enum Domain.ProjectState`.
  let module: String
  /// The single name of a scoped import; nil when the whole module is imported.
  let name: String?
  /// `@testable`, `@_exported` and their like, without the sign.
  let attributes: [String]
  /// Counted from 1.
  let line: Int

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let", "actor"]
  private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Every import in `tokens`, those of all branches of `#if` included.
  static func all(in tokens: [SwiftToken]) -> [ImportStatement] {
    tokens.indices.filter { tokens[$0].text == "import" }.compactMap { statement(at: $0, in: tokens) }
  }

  private static func statement(at index: Int, in tokens: [SwiftToken]) -> ImportStatement? {
    var next = index + 1
    var isScoped = false
    if next + 1 < tokens.count, kinds.contains(tokens[next].text), tokens[next + 1].isWord {
      isScoped = true
      next += 1
    }
    guard next < tokens.count, tokens[next].isWord else { return nil }
    let module = tokens[next].text
    var last = module
    while next + 2 < tokens.count, tokens[next + 1].text == ".", tokens[next + 2].isWord {
      next += 2
      last = tokens[next].text
    }
    return ImportStatement(
      module: module, name: isScoped ? last : nil, attributes: attributes(before: index, in: tokens),
      line: tokens[index].line)
  }

  private static func attributes(before index: Int, in tokens: [SwiftToken]) -> [String] {
    var attributes: [String] = []
    var previous = index - 1
    while previous >= 0 {
      if accessLevels.contains(tokens[previous].text) {
        previous -= 1
      } else if previous >= 1, tokens[previous - 1].text == "@", tokens[previous].isAdjacent {
        attributes.insert(tokens[previous].text, at: 0)
        previous -= 2
      } else {
        break
      }
    }
    return attributes
  }
}
