import Domain
import Text

/// What a search shall find, told in the plainest way: each word somewhere in one of the texts, or at the start of the id.
enum SearchReference {
  static func words(of query: String) -> [String] {
    String(decoding: TextFold.folded(query), as: UTF8.self).unicodeScalars
      .split { " \t\n\u{B}\u{C}\r".unicodeScalars.contains($0) }.map { String($0) }
  }

  static func matches(_ card: ProjectModel, _ words: [String]) -> Bool {
    let texts = [card.title, card.body] + card.tags.map { "#\($0.name)" } + card.checklist.map(\.text)
    let folded = texts.map(TextFold.folded)
    return words.allSatisfy { word in
      let bytes = Array(word.utf8)
      return folded.contains { text in text.indices.contains { text[$0...].starts(with: bytes) } }
        || UniqueIDPrefix(word)?.matches(card.id) == true
    }
  }
}
