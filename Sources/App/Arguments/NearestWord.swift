/// Finds what a mistyped word was meant to be.
enum NearestWord {
  /// The known word that is nearest; nil when none is near. The first of equals.
  ///
  /// Near is a word that begins with what was typed, or one that fewer than half its letters part from it.
  static func to(_ word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased())
    let ranked = known.map { ($0, distance(typed, Array($0))) }
    guard let (nearest, distance) = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    if distance * 2 < max(typed.count, nearest.count) || distance == 1 { return nearest }
    return known.first { typed.count > 2 && $0.hasPrefix(word.lowercased()) }
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
