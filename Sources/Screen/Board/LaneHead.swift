import Presentation
import struct UseCases.SearchWords
import enum Domain.ProjectState

/// A lane's head: its title and how many cards it has, of how many it should have at most.
struct LaneHead {
  let pieces: [StyledText]

  init(_ state: ProjectState, of board: any ProjectListViewModelOutput, isFocused: Bool, glyphs: Glyphs) {
    let style = isFocused ? Style(.accent, bold: true) : Style(bold: true)
    pieces =
      [StyledText("\(board.title(of: state)) ", style)]
      + [LaneHead.count(state, of: board, style, glyphs)]
  }

  /// A lane that is full, or over its limit, is told by a sign and by colour.
  private static func count(
    _ state: ProjectState, of board: any ProjectListViewModelOutput, _ style: Style, _ glyphs: Glyphs
  ) -> StyledText {
    let count = board.count(in: state)
    let total = board.total(in: state)
    guard let limit = board.wipLimit(of: state) else { return StyledText("\(count)", style) }
    // What is shown of a lane says nothing of its limit; how the whole lane stands to it is told by style and sign.
    let text = board.searchWords.isEmpty ? "\(count)/\(limit)" : "\(count)"
    if total > limit { return StyledText("\(text) \(glyphs.alarm)", Style(.alarm, bold: true, reverse: true)) }
    if total == limit { return StyledText("\(text) \(glyphs.full)", Style(.warning, bold: true)) }
    return StyledText(text, style)
  }

  var text: String { pieces.map(\.text).joined() }
}
