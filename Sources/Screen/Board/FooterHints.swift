import Text
import Presentation

/// The footer's hints: as many as fit, the most useful ones kept longest, always in the same order.
enum FooterHints {
  static func fitting(_ board: any ProjectListViewModelOutput, columns: Int, glyphs: Glyphs) -> [(String, String)] {
    let all = FooterHint.allCases.map { hint in
      (hint: hint, keys: keys(of: hint, board, glyphs), word: board.wording.hint(hint))
    }.filter { !$0.keys.isEmpty }
    var kept: Set<FooterHint> = []
    var used = -2
    for hint in FooterHint.mostUsefulFirst {
      guard let entry = all.first(where: { $0.hint == hint }) else { continue }
      let width = TextWidth.of(entry.keys) + TextWidth.of(entry.word) + 3
      guard used + width <= columns else { break }
      used += width
      kept.insert(hint)
    }
    return all.filter { kept.contains($0.hint) }.map { ($0.keys, $0.word) }
  }

  private static let enter = KeyNotation.text(of: Key(.enter))

  private static func keys(of hint: FooterHint, _ board: any ProjectListViewModelOutput, _ glyphs: Glyphs) -> String {
    hint.actions.compactMap { board.keymap.firstKey(of: $0) }.map { $0 == enter ? glyphs.enter : $0 }.joined()
  }
}
