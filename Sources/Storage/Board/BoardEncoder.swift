import Domain
import JSON

/// Writes boards in the one form of a board file: a line for each card, cards that stood untouched on a line of their own
/// byte for byte as they were.
enum BoardEncoder {
  static let separator = ",\n    "

  /// `record` is what was read of the file besides its cards, for what this version does not know.
  static func text(of contents: BoardContents, keeping record: BoardRecord) -> BoardText {
    var writer = JSONWriter(reservingCapacity: 4_096)
    BoardRecordMapper.record(of: contents.settings, keeping: record).writeHead(to: &writer)
    var text = BoardText(startingWith: writer.bytes, loaded: contents.loaded)
    guard !contents.order.isEmpty else {
      text.append("[]\n}\n".utf8)
      return text
    }
    text.append("[\n    ".utf8)
    appendCards(of: contents, to: &text)
    text.append("\n  ]\n}\n".utf8)
    return text
  }

  private static func appendCards(of contents: BoardContents, to text: inout BoardText) {
    /// Cards that stood one after the other in the file as read, to be copied as one piece.
    var run: Range<Int>?
    var isFirst = true
    for number in contents.order {
      if case .loaded(let card) = contents.slots[number].source, card.followsInForm, let current = run,
        card.range.lowerBound == current.upperBound + separator.utf8.count
      {
        run = current.lowerBound..<card.range.upperBound
        continue
      }
      if let current = run { text.append(loaded: current) }
      run = nil
      if !isFirst { text.append(separator.utf8) }
      isFirst = false
      switch contents.slots[number].source {
      case .loaded(let card): run = card.range
      case .made(let card): text.append(card.text)
      }
    }
    if let run { text.append(loaded: run) }
  }
}
