/// A word of the command line that is neither an option nor an option's value.
struct Operand: Hashable, ExpressibleByStringLiteral {
  let text: String
  /// Whether it came after `--`, where nothing has a meaning of its own.
  let isLiteral: Bool

  init(_ text: String, isLiteral: Bool = false) {
    self.text = text
    self.isLiteral = isLiteral
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// A `-` that stands for standard input.
  var isInput: Bool { text == "-" && !isLiteral }
}
