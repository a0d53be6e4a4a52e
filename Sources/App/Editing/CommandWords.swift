/// The words of a command as a shell would part them: at white space, but for what stands in quotes or behind a backslash.
/// Nothing is expanded.
struct CommandWords: Equatable {
  let words: [String]

  /// Nil when a quote has no end.
  init?(_ command: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        // Within double quotes a backslash stands for itself, but before what it could keep from ending them.
        if quote == "\"", character != "\"", character != "\\" { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        word = word ?? ""
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    if let word { words.append(word) }
    self.words = words
  }
}
