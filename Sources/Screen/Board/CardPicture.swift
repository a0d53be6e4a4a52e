import struct UseCases.ProjectTranslaterModel
import struct UseCases.SearchWords
import Text
import enum Domain.ProjectState

/// A card as it is drawn in a lane: its title on up to three lines and one line of facts.
struct CardPicture {
  static let titleLines = 3

  /// The lines of the title.
  let title: [[StyledText]]
  /// The facts that the card has; empty when it has none.
  let facts: [StyledText]
  let isDone: Bool

  /// The rows that the card takes.
  var rows: Int { title.count + (facts.isEmpty ? 0 : 1) }

  init(_ card: ProjectTranslaterModel, columns: Int, marking words: SearchWords, isSelected: Bool, glyphs: Glyphs) {
    isDone = card.state == .done
    let width = columns - (isDone ? CardPicture.tickColumns : 0)
    let style = isDone ? Style(bold: isSelected, dim: !isSelected) : Style(bold: isSelected)
    title = CardPicture.title(of: card, columns: max(1, width), words, style: style, glyphs: glyphs)
    facts = CardPicture.facts(of: card, words, glyphs: glyphs)
  }

  private static func title(
    of card: ProjectTranslaterModel, columns: Int, _ words: SearchWords, style: Style, glyphs: Glyphs
  ) -> [[StyledText]] {
    let text = card.title
    let found = words.characters(of: text)
    let wrapped = TextWrap.lines(of: text[...], cells: columns, limit: titleLines)
    var lines = wrapped.lines.map { MatchMarks.pieces($0, found: found, style: style) }
    if wrapped.isCut, let last = lines.indices.last { lines[last].append(StyledText(String(glyphs.ellipsis), style)) }
    return lines
  }

  /// The columns that the tick of a done card takes.
  static let tickColumns = 2

  private static func facts(of card: ProjectTranslaterModel, _ words: SearchWords, glyphs: Glyphs) -> [StyledText] {
    let dim = Style(dim: true)
    var facts: [StyledText] = []
    func add(_ text: String, _ style: Style = Style(dim: true)) {
      if !facts.isEmpty { facts.append(StyledText(" \(glyphs.separator) ", dim)) }
      facts.append(StyledText(text, style))
    }
    if let deadline = deadline(of: card, glyphs: glyphs) { add(deadline.text, deadline.style) }
    if let sign = glyphs.priority(card.priority) { add(String(sign)) }
    if !card.tags.isEmpty {
      add("")
      facts += MatchMarks.pieces(card.tags.map { "#\($0.name)" }.joined(separator: " "), of: words, style: dim)
    }
    // What is found in a text that the lane does not show is told by the sign of that text.
    func sign(of texts: [String]) -> Style { texts.contains { words.areFound(in: $0) } ? dim.underlined : dim }
    if let progress = card.progressText {
      add("\(glyphs.checked) \(progress)", sign(of: card.checklist.map(\.text)))
    }
    if card.hasBody { add(String(glyphs.body), sign(of: [card.body])) }
    if let age = card.ageText { add(age) }
    return facts
  }

  /// The deadline in words; what presses is told by a sign and by colour.
  private static func deadline(of card: ProjectTranslaterModel, glyphs: Glyphs) -> StyledText? {
    guard let text = card.deadlineText else { return nil }
    switch card.urgency {
    case .late: return StyledText("\(glyphs.alarm) \(text)", Style(.alarm))
    case .today, .soon: return StyledText("\(glyphs.alarm) \(text)", Style(.warning))
    case .later, .none: return StyledText(text, Style(dim: true))
    }
  }
}
