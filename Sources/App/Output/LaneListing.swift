import Text
import UseCases

/// Lanes as text: a head for each, and below it a line for each card with short id, title and facts.
struct LaneListing {
  /// A lane and the lines of its cards. A line keeps less than its card, so that a long list needs little memory.
  struct Lane {
    let title: String
    let wipLimit: Int?
    private(set) var rows: [Row] = []

    init(title: String, wipLimit: Int?) {
      self.title = title
      self.wipLimit = wipLimit
    }

    mutating func append(_ card: ProjectTranslaterModel, shortID: String, _ style: OutputStyle) {
      rows.append(Row(card, shortID: shortID, style))
    }
  }

  private static let indentation = 2
  private static let gap = 2
  /// A column of titles that are longer makes room for nothing else, so in a pipe they push their own facts alone.
  private static let widestColumn = 60
  /// A line's bytes, for a first guess.
  private static let bytesPerCard = 96

  let lanes: [Lane]

  func bytes(_ style: OutputStyle) -> [UInt8] {
    let count = lanes.reduce(0) { $0 + $1.rows.count }
    var output = OutputText(style, reservingCapacity: 256 + LaneListing.bytesPerCard * count)
    let columns = Columns(lanes, style)
    for lane in lanes {
      if !output.bytes.isEmpty { output.endLine() }
      output.inked(.head) { LaneListing.append(headOf: lane, to: &$0) }
      output.endLine()
      for row in lane.rows { row.append(to: &output, columns) }
    }
    return output.bytes
  }

  private static func append(headOf lane: Lane, to output: inout OutputText) {
    let count = lane.wipLimit.map { "\(lane.rows.count)/\($0)" } ?? "\(lane.rows.count)"
    let room = output.style.columns.map { max(0, $0 - count.utf8.count - 1) }
    output.append(content: lane.title, cells: room)
    output.append(" \(count)")
  }
}

extension LaneListing {
  /// One card's line.
  struct Row {
    fileprivate let id: String
    private let title: String
    fileprivate let titleWidth: Int
    fileprivate let facts: CardFacts

    fileprivate init(_ card: ProjectTranslaterModel, shortID: String, _ style: OutputStyle) {
      id = shortID
      title = card.title
      titleWidth = TextWidth.of(card.title)
      facts = CardFacts(card, glyphs: style.glyphs)
    }

    fileprivate func append(to output: inout OutputText, _ columns: Columns) {
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
  fileprivate struct Columns {
    var id: Int
    var title: Int
    /// Nil where there is no limit.
    var facts: Int?

    /// Whether titles are cut to their column.
    var isLimited: Bool { facts != nil }

    init(_ lanes: [Lane], _ style: OutputStyle) {
      let rows = lanes.lazy.flatMap(\.rows)
      id = rows.reduce(0) { max($0, $1.id.utf8.count) }
      let widest = rows.reduce(0) { max($0, $1.titleWidth) }
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
