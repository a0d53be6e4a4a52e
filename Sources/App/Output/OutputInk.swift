/// How a piece of printed text stands out, where there is colour.
enum OutputInk: String {
  case plain = ""
  case head = "1"
  case faint = "2"
  case alarm = "31"
  case warning = "33"

  /// The control sequence that begins it (ECMA-48 SGR).
  var sequence: String { "\u{1B}[\(rawValue)m" }

  static let end = "\u{1B}[0m"
}
