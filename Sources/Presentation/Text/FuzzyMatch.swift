/// Finds texts by some of their letters, typed in order; each word of the pattern is looked for by itself.
struct FuzzyMatch {
  private static let letterScore = 1
  private static let wordStartScore = 8
  private static let neighbourScore = 5

  private let words: [[Character]]

  init(_ pattern: String) {
    words = pattern.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
  }

  /// How well a text fits, the more the better: letters at the start of a word and letters side by side count more. Nil
  /// when it does not have all letters in order.
  func score(of text: String) -> Int? {
    let letters = Array(text.lowercased())
    var total = 0
    for word in words {
      guard let score = FuzzyMatch.score(of: word, in: letters) else { return nil }
      total += score
    }
    return total
  }

  /// The best of all ways to find the letters of a word: for each letter, the best score that ends on it.
  private static func score(of word: [Character], in letters: [Character]) -> Int? {
    var best = [Int?](repeating: 0, count: letters.count)
    for (position, letter) in word.enumerated() {
      var next = [Int?](repeating: nil, count: letters.count)
      // The best score of the letter before that ends somewhere to the left, and just to the left.
      var left: Int? = position == 0 ? 0 : nil
      for index in letters.indices {
        if letters[index] == letter {
          let beside = position > 0 && index > 0 ? best[index - 1].map { $0 + neighbourScore } : nil
          next[index] = [left, beside].compactMap { $0 }.max().map { $0 + value(of: index, in: letters) }
        }
        if position > 0, let score = best[index] { left = max(left ?? score, score) }
      }
      best = next
    }
    return best.compactMap { $0 }.max()
  }

  private static func value(of index: Int, in letters: [Character]) -> Int {
    let isWordStart = index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
    return letterScore + (isWordStart ? wordStartScore : 0)
  }
}
