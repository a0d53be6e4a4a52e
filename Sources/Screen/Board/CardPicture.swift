import struct UseCases.ProjectTranslaterModel
import Text
import enum Domain.ProjectState

/// A card as it is drawn in a lane: its title on up to three lines and one line of facts.
struct CardPicture {
  static let titleLines = 3

  let title: [String]
  /// The facts that the card has; empty when it has none.
  let facts: [StyledText]
  let isDone: Bool

  /// The rows that the card takes.
  var rows: Int { title.count + (facts.isEmpty ? 0 : 1) }

  init(_ card: ProjectTranslaterModel, columns: Int, glyphs: Glyphs) {
    isDone = card.state == .done
    let width = columns - (isDone ? CardPicture.tickColumns : 0)
    title = WrappedLines.of(
      card.title, columns: max(1, width), limit: CardPicture.titleLines, ellipsis: glyphs.ellipsis)
    facts = CardPicture.facts(of: card, glyphs: glyphs)
  }

  /// The columns that the tick of a done card takes.
  static let tickColumns = 2

  private static func facts(of card: ProjectTranslaterModel, glyphs: Glyphs) -> [StyledText] {
    let dim = Style(dim: true)
    var facts: [StyledText] = []
    func add(_ text: String, _ style: Style = Style(dim: true)) {
      if !facts.isEmpty { facts.append(StyledText(" \(glyphs.separator) ", dim)) }
      facts.append(StyledText(text, style))
    }
    if let deadline = deadline(of: card, glyphs: glyphs) { add(deadline.text, deadline.style) }
    if let sign = glyphs.priority(card.priority) { add(String(sign)) }
    if !card.tags.isEmpty { add(card.tags.map { "#\($0.name)" }.joined(separator: " ")) }
    if let progress = card.progressText { add("\(glyphs.checked) \(progress)") }
    if card.hasBody { add(String(glyphs.body)) }
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
