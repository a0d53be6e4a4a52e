import Text
import UseCases

/// Lanes as text: a head for each, and below it a line for each card with short id, title and facts.
struct LaneListing {
  struct Lane {
    let title: String
    let wipLimit: Int?
    let cards: [ProjectTranslaterModel]
  }

  private static let indentation = 2
  private static let gap = 2
  /// A column of titles that are longer makes room for nothing else, so in a pipe they push their own facts alone.
  private static let widestColumn = 60

  let lanes: [Lane]
  let shortIDs: ShortIDs

  func bytes(_ style: OutputStyle) -> [UInt8] {
    let count = lanes.reduce(0) { $0 + $1.cards.count }
    var output = OutputText(style, reservingCapacity: 256 + 128 * count)
    let rows = lanes.map { lane in lane.cards.map { Row($0, shortIDs, style) } }
    let columns = Columns(rows.joined(), style)
    for (lane, rows) in zip(lanes, rows) {
      if !output.bytes.isEmpty { output.endLine() }
      output.inked(.head) { LaneListing.append(headOf: lane, to: &$0) }
      output.endLine()
      for row in rows { row.append(to: &output, columns) }
    }
    return output.bytes
  }

  private static func append(headOf lane: Lane, to output: inout OutputText) {
    let count = lane.wipLimit.map { "\(lane.cards.count)/\($0)" } ?? "\(lane.cards.count)"
    let room = output.style.columns.map { max(0, $0 - count.utf8.count - 1) }
    output.append(content: lane.title, cells: room)
    output.append(" \(count)")
  }
}

extension LaneListing {
  /// One card's line.
  private struct Row {
    let id: String
    let title: String
    let titleWidth: Int
    let facts: CardFacts

    init(_ card: ProjectTranslaterModel, _ shortIDs: ShortIDs, _ style: OutputStyle) {
      id = shortIDs[card.id]
      title = card.title
      titleWidth = TextWidth.of(card.title)
      facts = CardFacts(card, glyphs: style.glyphs)
    }

    func append(to output: inout OutputText, _ columns: Columns) {
      output.append(spaces: indentation)
      output.inked(.faint) { $0.append(id) }
      output.append(spaces: columns.id - id.utf8.count + gap)
      output.append(content: title, cells: columns.isLimited ? columns.title : nil)
      if !facts.isEmpty, columns.facts.map({ $0 > 0 }) ?? true {
        let width = columns.isLimited ? min(titleWidth, columns.title) : titleWidth
        output.append(spaces: columns.title - width + gap)
        facts.append(to: &output, cells: columns.facts)
      }
      output.endLine()
    }
  }

  /// The widths of the columns, in cells.
  private struct Columns {
    var id: Int
    var title: Int
    /// Nil where there is no limit.
    var facts: Int?

    /// Whether titles are cut to their column.
    var isLimited: Bool { facts != nil }

    init(_ rows: some Sequence<Row>, _ style: OutputStyle) {
      var id = 0
      var widest = 0
      for row in rows {
        id = max(id, row.id.utf8.count)
        widest = max(widest, row.titleWidth)
      }
      self.id = id
      guard let columns = style.columns else {
        title = min(widest, widestColumn)
        return
      }
      let room = max(0, columns - indentation - id - gap)
      let widestFacts = rows.reduce(0) { max($0, $1.facts.width) }
      // Facts get what they need, but never more than half of the room.
      let factsRoom = widestFacts == 0 ? 0 : min(widestFacts + gap, room / 2)
      title = min(widest, room - factsRoom)
      facts = max(0, room - title - gap)
    }
  }
}
