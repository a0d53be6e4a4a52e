import Domain
import Presentation
import Screen
import Text
import UseCases

/// All fields of one card as text: a head, one line for each field that it has, then its body.
struct CardPage {
  private static let gap = 2

  let card: ProjectTranslaterModel
  let shortID: String
  let settings: BoardSettings
  let wording: any Wording
  /// Knows today and the person's time zone.
  let translater: ProjectTranslater

  func append(to output: inout OutputText) {
    output.inked(.faint) { $0.append(shortID) }
    output.append(spaces: CardPage.gap)
    output.inked(.head) { $0.append(content: card.title) }
    output.endLine()
    let fields = fields(output.style)
    let width = fields.map { TextWidth.of($0.name) }.max() ?? 0
    for field in fields { append(field, width: width, to: &output) }
    appendBody(to: &output)
  }

  private func append(_ field: Field, width: Int, to output: inout OutputText) {
    for (index, value) in field.values.enumerated() {
      let name = index == 0 ? field.name : ""
      output.inked(.faint) { $0.append(content: name) }
      output.append(spaces: width - TextWidth.of(name) + CardPage.gap)
      output.inked(index == 0 ? field.ink : .plain) { $0.append(content: value) }
      output.endLine()
    }
  }

  private func appendBody(to output: inout OutputText) {
    guard card.hasBody else { return }
    output.endLine()
    for line in card.body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.last == "\r" ? line.dropLast() : line
      // A tab steers no terminal, and indents code.
      for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { output.append("\t") }
        output.append(content: String(part))
      }
      output.endLine()
    }
  }
}

extension CardPage {
  /// A field's name, its value line by line, and how the first line stands out.
  private struct Field {
    let name: String
    let values: [String]
    var ink = OutputInk.plain
  }

  private func fields(_ style: OutputStyle) -> [Field] {
    var fields = [Field(name: wording.text(.fieldState), values: [settings.title(of: card.state)])]
    if let deadline = card.deadline { fields.append(field(deadline)) }
    if card.priority != .none {
      fields.append(Field(name: wording.text(.fieldPriority), values: [wording.name(card.priority)]))
    }
    if !card.tags.isEmpty {
      let tags = card.tags.map { "#\($0.name)" }.joined(separator: " ")
      fields.append(Field(name: wording.text(.fieldTags), values: [tags]))
    }
    if let progress = card.progressText { fields.append(checklist(progress, style)) }
    return fields + times + [Field(name: wording.text(.fieldID), values: [card.id.description])] + unknownFields
  }

  private func field(_ deadline: CalendarDay) -> Field {
    let inWords = card.deadlineText.map { " (\($0))" } ?? ""
    let ink: OutputInk =
      switch card.urgency {
      case .late: .alarm
      case .today, .soon: .warning
      case .later, .none: .plain
      }
    return Field(name: wording.text(.fieldDeadline), values: [deadline.description + inWords], ink: ink)
  }

  private func checklist(_ progress: String, _ style: OutputStyle) -> Field {
    let items = card.checklist.map { "\($0.isDone ? style.glyphs.checked : style.glyphs.unchecked) \($0.text)" }
    return Field(name: wording.text(.fieldChecklist), values: [progress] + items)
  }

  private var times: [Field] {
    let times: [(CommandPhrase, Timestamp?)] = [
      (.fieldCreated, card.createdAt), (.fieldChanged, card.updatedAt), (.fieldArchived, card.archivedAt),
    ]
    var fields = times.compactMap { name, time in
      time.map { Field(name: wording.text(name), values: [day(of: $0)]) }
    }
    if !card.history.isEmpty {
      let entries = card.history.map { "\(day(of: $0.at)) \(settings.title(of: $0.state))" }
      fields.append(Field(name: wording.text(.fieldHistory), values: entries))
    }
    return fields
  }

  private func day(of time: Timestamp) -> String { translater.localDay(time).description }

  /// What a newer version has put on the card, as the board file has it.
  private var unknownFields: [Field] {
    card.unknownFields.map { Field(name: $0.name, values: [$0.value]) }
  }
}
