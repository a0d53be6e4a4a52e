import Domain
import Screen
import Text
import UseCases

/// The facts that stand beside a card's title: only those it has.
struct CardFacts {
  private let deadline: String?
  private let deadlineInk: OutputInk
  /// What has no ink of its own.
  private let others: String

  init(_ card: ProjectTranslaterModel, glyphs: Glyphs) {
    deadlineInk =
      switch card.urgency {
      case .late: .alarm
      case .today, .soon: .warning
      case .later, .none: .faint
      }
    let alarm = deadlineInk == .faint ? "" : "\(glyphs.alarm) "
    deadline = card.deadlineText.map { alarm + $0 }
    others = CardFacts.others(card, glyphs)
  }

  private static func others(_ card: ProjectTranslaterModel, _ glyphs: Glyphs) -> String {
    var facts = ""
    func separate() {
      if !facts.isEmpty { facts += " \(glyphs.separator) " }
    }
    if let sign = glyphs.priority(card.priority) { facts.append(sign) }
    if !card.tags.isEmpty {
      separate()
      for (index, tag) in card.tags.enumerated() {
        facts += index == 0 ? "#" : " #"
        facts += tag.name
      }
    }
    if let progress = card.progressText {
      separate()
      facts += "\(glyphs.checked) \(progress)"
    }
    return facts
  }

  var isEmpty: Bool { deadline == nil && others.isEmpty }

  /// In cells.
  var width: Int {
    let separator = deadline != nil && !others.isEmpty ? CardFacts.separatorWidth : 0
    return (deadline.map { TextWidth.of($0) } ?? 0) + separator + TextWidth.of(others)
  }

  private static let separatorWidth = 3

  /// Appends the facts, cut to `cells` where there is a limit.
  func append(to output: inout OutputText, cells: Int?) {
    var rest = cells
    if let deadline {
      output.inked(deadlineInk) { $0.append(content: deadline, cells: cells) }
      rest = cells.map { $0 - TextWidth.of(deadline) }
    }
    guard !others.isEmpty, rest.map({ $0 > CardFacts.separatorWidth }) ?? true else { return }
    let separator = deadline == nil ? "" : " \(output.style.glyphs.separator) "
    output.inked(.faint) { $0.append(content: separator + others, cells: rest) }
  }
}
