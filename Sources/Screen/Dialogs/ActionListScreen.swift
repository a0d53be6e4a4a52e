import Text
import Presentation

/// The list of actions with the line that filters it.
struct ActionListScreen {
  let theme: Theme

  func draw(_ list: ActionListViewModel, of board: any ProjectListViewModelOutput, into grid: inout CellGrid) {
    let wording = board.wording
    let keys = wording.text(.dialogKeys(.actions))
    let widest = list.widestEntry { TextWidth.of($0) }
    let box = DialogBox(
      contentColumns: max(widest, TextWidth.of(keys) + 8), contentRows: list.totalCount + 1, on: grid.size)
    let corner = list.entries.isEmpty ? "" : "\(list.selectedIndex + 1)/\(list.entries.count)"
    box.draw(
      title: wording.text(list.kind == .all ? .allActionsTitle : .actionsTitle), keys: keys, corner: corner,
      theme: theme, into: &grid)
    FieldRow(list.filter, area: box.content.row(0), theme: theme).draw(hasKeys: true, into: &grid)
    drawEntries(list, of: board, in: box.content.from(row: 1), into: &grid)
  }

  private func drawEntries(
    _ list: ActionListViewModel, of board: any ProjectListViewModelOutput, in area: CellArea, into grid: inout CellGrid
  ) {
    guard !list.entries.isEmpty else {
      grid.put(
        board.wording.text(.nothingFits), column: area.column + 1, row: area.row, columns: area.columns - 1,
        style: Style(dim: true), ellipsis: theme.glyphs.ellipsis)
      return
    }
    let first = ScrollWindow(total: list.entries.count, rows: area.rows, at: list.selectedIndex).first
    for (offset, entry) in list.entries.dropFirst(first).prefix(area.rows).enumerated() {
      ListRow(entry.title, detail: entry.obstacle ?? entry.keys, isDim: entry.obstacle != nil, theme: theme).draw(
        in: area.row(offset), isSelected: first + offset == list.selectedIndex, into: &grid)
    }
  }
}
