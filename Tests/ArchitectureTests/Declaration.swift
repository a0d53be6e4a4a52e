/// The names that a file declares or extends.
enum Declaration {
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "extension", "typealias"]

  /// The types declared or extended in `tokens`; for `extension A.B` both `A.B` and `B`.
  static func names(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropLast() where kinds.contains(tokens[index].text) && tokens[index + 1].isWord {
      var next = index + 1
      var path = [tokens[next].text]
      while next + 2 < tokens.count, tokens[next + 1].text == ".", tokens[next + 2].isWord {
        next += 2
        path.append(tokens[next].text)
      }
      names.formUnion([path.joined(separator: "."), path[path.count - 1]])
    }
    return names
  }

  /// Whether `fileName` (without `.swift`) is `Type` or `Type+Topic` for a type declared or extended in `tokens`.
  static func explains(fileName: String, in tokens: [SwiftToken]) -> Bool {
    let parts = fileName.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = parts.first, parts.allSatisfy({ !$0.isEmpty }) else { return false }
    return names(in: tokens).contains(String(type))
  }
}
