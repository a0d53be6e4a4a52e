/// Finds string literals with words for the eye: these belong to the wording, where each language has its own.
enum EyeText {
  /// Words that are the same in every language: values that are typed, names of the program and its format, of other
  /// programs and of files.
  static let sameEverywhere: Set = [
    "Enter", "none", "dumb", "ko", "trilane", "trilane.list", "vi", "/tmp", "trilane-", "card", ".md",
  ]

  /// The wording itself, and the keys and actions by the names that configuration uses.
  private static let wordedFolders = ["Presentation/Wording/", "Presentation/Keys/"]

  static func isFree(_ file: SourceFile) -> Bool {
    !["App", "Screen", "Presentation"].contains(file.module) || wordedFolders.contains { file.path.hasPrefix($0) }
  }

  /// The literals with words, with their lines. Messages of broken invariants are for programmers.
  static func literals(in tokens: [SwiftToken]) -> [SwiftToken] {
    tokens.indices.filter { index in
      let isInvariant = index > 1 && tokens[index - 2].text == "preconditionFailure"
      return !isInvariant && hasWords(tokens[index].content)
    }.map { tokens[$0] }
  }

  /// Whether two letters stand together that are not all capitals: those are variables and what usage lines put in the
  /// place of a value. Options (`--title`) are the same in every language.
  private static func hasWords(_ content: String) -> Bool {
    content.split(whereSeparator: \.isWhitespace).contains { word in
      guard !word.hasPrefix("--"), !sameEverywhere.contains(String(word)) else { return false }
      return word.split { !$0.isLetter }.contains {
        $0.count > 1 && $0.uppercased() != String($0) || $0.contains { !$0.isCased }
      }
    }
  }
}
