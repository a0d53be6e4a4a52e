import Presentation
import struct UseCases.SearchWords
import enum Domain.ProjectState

/// A lane's head: its title and how many cards it has, of how many it should have at most.
struct LaneHead {
  let pieces: [StyledText]

  init(_ state: ProjectState, of board: any ProjectListViewModelOutput, isFocused: Bool) {
    let style = isFocused ? Style(.accent, bold: true) : Style(bold: true)
    let count = board.count(in: state)
    let title = StyledText("\(board.title(of: state)) ", style)
    let total = board.total(in: state)
    guard let limit = board.wipLimit(of: state) else {
      pieces = [title, StyledText("\(count)", style)]
      return
    }
    // What is shown of a lane says nothing of its limit; how the whole lane stands to it is told by style and sign.
    let text = board.searchWords.isEmpty ? "\(count)/\(limit)" : "\(count)"
    pieces =
      if total > limit {
        [title, StyledText("\(text) !", Style(.alarm, bold: true, reverse: true))]
      } else {
        [title, StyledText(text, total == limit ? Style(.warning, bold: true) : style)]
      }
  }

  var text: String { pieces.map(\.text).joined() }
}
