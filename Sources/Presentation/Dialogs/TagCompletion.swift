import struct Domain.ProjectTag
package import UseCases

/// What the word at the cursor of a tag field may go on to, from the tags of the board.
package struct TagCompletion: Sendable {
  /// The tags to choose from, the most frequent first; the first one is what is taken.
  package let choices: [TagCount]
  /// The word in the field, in bytes of UTF-8, without its `#`.
  let range: Range<Int>

  private static let choiceLimit = 5

  /// Nil unless a word that begins other tags ends at the cursor, with nothing of a word behind it.
  init?(of field: TextEditor, from counts: [TagCount]) {
    let before = field.textBeforeCursor
    let rest = field.text.utf8.dropFirst(before.utf8.count).first
    guard !counts.isEmpty, rest.map({ TagCompletion.isSpace($0) }) ?? true else { return nil }
    var word = before.lastIndex(where: TagCompletion.parts).map { before[before.index(after: $0)...] } ?? before[...]
    if word.first == "#" { word = word.dropFirst() }
    guard !word.isEmpty else { return nil }
    let others = TagCompletion.words(of: field.text).subtracting([String(word).lowercased()])
    choices = TagCompletion.choices(for: String(word).lowercased(), from: counts, without: others)
    guard !choices.isEmpty else { return nil }
    range = before.utf8.count - word.utf8.count..<before.utf8.count
  }

  private static func choices(
    for beginning: String, from counts: [TagCount], without others: Set<String>
  ) -> [TagCount] {
    var choices: [TagCount] = []
    for count in counts {
      let key = count.tag.key
      guard key.utf8.count > beginning.utf8.count, key.hasPrefix(beginning), !others.contains(key) else { continue }
      choices.append(count)
      if choices.count == choiceLimit { break }
    }
    return choices
  }

  /// The tags that stand in the field already, in lower case.
  private static func words(of text: String) -> Set<String> {
    Set(text.split(whereSeparator: parts).map { ($0.first == "#" ? $0.dropFirst() : $0).lowercased() })
  }

  private static func parts(_ character: Character) -> Bool {
    character.isWhitespace || character == ","
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x2C
  }
}
