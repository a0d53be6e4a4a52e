package import struct Domain.ProjectModel

/// Writes a list of cards as JSON for other programs: each card on one line with the fields it has in a board file, those
/// of newer versions too.
package enum CardListEncoder {
  /// Of the list, not of the board file: it goes up when a reader of the list would have to change.
  package static let version = 1

  /// `format` names the list, such as `trilane.list`, and needs no escapes.
  package static func text(of cards: [ProjectModel], format: String) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(128 + 512 * cards.count)
    text += "{\n  \"format\": \"\(format)\",\n  \"version\": \(version),\n  \"cards\": [".utf8
    var separator = "\n    "
    for card in cards {
      text += separator.utf8
      text += ProjectRecordMapper.record(of: card).text
      separator = BoardEncoder.separator
    }
    text += (cards.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
    return text
  }
}
