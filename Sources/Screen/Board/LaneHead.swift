import Presentation
import enum Domain.ProjectState

/// A lane's head: its title and how many cards it has, of how many it should have at most.
struct LaneHead {
  let pieces: [StyledText]

  init(_ state: ProjectState, of board: any ProjectListViewModelOutput, isFocused: Bool, glyphs: Glyphs) {
    let style = isFocused ? Style(.accent, bold: true) : Style(bold: true)
    pieces =
      [StyledText("\(board.title(of: state)) ", style)]
      + [LaneHead.count(board.count(in: state), limit: board.wipLimit(of: state), style, glyphs)]
  }

  /// A lane that is full, or over its limit, is told by a sign and by colour.
  private static func count(_ count: Int, limit: Int?, _ style: Style, _ glyphs: Glyphs) -> StyledText {
    guard let limit else { return StyledText("\(count)", style) }
    let text = "\(count)/\(limit)"
    if count > limit { return StyledText("\(text) \(glyphs.alarm)", Style(.alarm, bold: true, reverse: true)) }
    if count == limit { return StyledText("\(text) \(glyphs.full)", Style(.warning, bold: true)) }
    return StyledText(text, style)
  }

  var text: String { pieces.map(\.text).joined() }
}
