import Text
import Presentation
import enum Domain.ProjectState

/// The two moves of a card.
struct MoveMenuScreen {
  let theme: Theme

  func draw(_ menu: MoveMenuViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let wording = board.wording
    let rows = menu.moves.map { move in
      let key = digit(of: move.target)
      return "\(key)  \(wording.text(.moveTo(lane: board.title(of: move.target))))"
    }
    let keys = wording.text(.dialogKeys(.moveMenu))
    let widest = (rows.map { TextWidth.of($0) + 2 } + [TextWidth.of(keys) + 2]).max() ?? 0
    let box = DialogBox(contentColumns: widest, contentRows: rows.count, on: grid.size)
    box.draw(title: wording.text(.moveTitle), keys: keys, theme: theme, into: &grid)
    for (index, row) in rows.enumerated() {
      ListRow(row, detail: "", theme: theme).draw(
        in: box.content.row(index), isSelected: index == menu.selectedIndex, into: &grid)
    }
  }

  private func digit(of state: ProjectState) -> String {
    switch state {
    case .todo: "1"
    case .doing: "2"
    case .done: "3"
    }
  }
}
