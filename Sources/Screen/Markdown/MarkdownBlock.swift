/// One block of a body in Markdown.
struct MarkdownBlock: Equatable, Sendable {
  enum Marker: Equatable, Sendable {
    case bullet
    /// As it is written, such as `12.`
    case number(String)
    case box(isChecked: Bool)
  }

  enum Kind: Equatable, Sendable {
    case paragraph
    case heading
    case item(Marker)
    /// A line of code or of a table: shown as it is.
    case verbatim
    case rule
    case blank
  }

  var kind: Kind
  /// Line feeds in it are line ends of the source, which are kept.
  var text = ""
  /// In how many lists it stands; for an item, without its own.
  var depth = 0
  /// In how many quotes it stands.
  var quotes = 0
}
