import Text
import Presentation
import struct UseCases.ProjectTranslaterModel
import struct Domain.ProjectChecklistItem
import struct Domain.ProjectTag

/// A whole card laid out for a width: title, facts, checklist, body and history.
struct CardSheet {
  private(set) var lines: [SheetLine] = []
  /// The lines of each item of the checklist.
  private(set) var items: [Range<Int>] = []
  /// The cells of the widest line.
  private(set) var widest = 0

  /// - Parameter body: the lines of the body at the same width.
  init(_ content: CardContent, body: [SheetLine], columns: Int, glyphs: Glyphs) {
    add(
      StyledWrap.lines(of: [StyledText(content.card.title, Style(bold: true))], columns: columns).map { SheetLine($0) })
    let facts = CardSheet.facts(of: content, glyphs: glyphs)
    if !facts.isEmpty { add(StyledWrap.lines(of: facts, columns: columns).map { SheetLine($0) }) }
    addChecklist(content, columns: columns, glyphs: glyphs)
    addPart(body)
    addPart(CardSheet.history(of: content, columns: columns, glyphs: glyphs))
    widest = lines.reduce(0) { widest, line in max(widest, line.pieces.reduce(0) { $0 + TextWidth.of($1.text) }) }
  }

  private mutating func add(_ new: [SheetLine]) {
    lines += new
  }

  /// A part stands below a blank line.
  private mutating func addPart(_ new: [SheetLine]) {
    if !new.isEmpty { add([.blank] + new) }
  }

  private mutating func addChecklist(_ content: CardContent, columns: Int, glyphs: Glyphs) {
    guard !content.card.checklist.isEmpty else { return }
    add([.blank])
    for (index, item) in content.card.checklist.enumerated() {
      let first = lines.count
      let box = (item.isDone ? glyphs.checked : glyphs.unchecked) + " "
      let text = StyledText(item.text, Style(dim: item.isDone))
      add(
        HangingLines.of([text], after: StyledText(box), columns: columns).map { SheetLine($0, item: index) })
      items.append(first..<lines.count)
    }
  }

  private static func facts(of content: CardContent, glyphs: Glyphs) -> [StyledText] {
    let dim = Style(dim: true)
    var facts: [[StyledText]] = []
    if let deadline = content.deadline {
      switch content.card.urgency {
      case .late: facts.append([StyledText("\(glyphs.alarm) \(deadline)", Style(.alarm))])
      case .today, .soon: facts.append([StyledText("\(glyphs.alarm) \(deadline)", Style(.warning))])
      case .later, .none: facts.append([StyledText(deadline, dim)])
      }
    }
    if let name = content.priority, let sign = glyphs.priority(content.card.priority) {
      facts.append([StyledText("\(sign) \(name)", dim)])
    }
    let tags = content.card.tags.map { "#\($0.name)" }.joined(separator: " ")
    if !tags.isEmpty { facts.append([StyledText(tags, dim)]) }
    return Array(facts.joined(separator: [StyledText(" \(glyphs.separator) ", dim)]))
  }

  private static func history(of content: CardContent, columns: Int, glyphs: Glyphs) -> [SheetLine] {
    guard !content.stays.isEmpty else { return [] }
    let text = content.stays.joined(separator: " \(glyphs.arrow) ")
    return StyledWrap.lines(of: [StyledText(text, Style(dim: true))], columns: columns).map { SheetLine($0) }
  }
}
