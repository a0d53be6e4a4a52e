/// The name of the file that a body is edited in: the card's title in letters and digits, so that editor and person see
/// what they edit.
enum BodyFileName {
  /// File systems take 255 bytes; editors put something before or behind.
  private static let byteLimit = 100

  /// Such as `write-the-design-page.md`; `card.md` for a title of signs alone.
  static func name(of title: String) -> String {
    var name = ""
    for character in title {
      if !isPlain(character) {
        if !name.isEmpty, name.last != "-" { name += "-" }
        continue
      }
      let part = character.lowercased()
      guard name.utf8.count + part.utf8.count <= byteLimit else { break }
      name += part
    }
    while name.last == "-" { name.removeLast() }
    return (name.isEmpty ? "card" : name) + ".md"
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
