import Presentation
import struct UseCases.SearchWords
import enum Domain.ProjectState

/// The drawings of lanes, kept from picture to picture: most keys leave two of the three as they are.
final class LaneDrawings {
  /// All that a lane's drawing depends on; what the version stands for, with it.
  private struct Key: Equatable {
    let version: Int
    let columns: Int
    let rows: Int
    let hasBoxes: Bool
    let heads: BoardLayout.Heads
    let isFocused: Bool
    let selected: Int?
    let first: Int
    let density: CardDensity
    let words: SearchWords
  }

  private var kept: [ProjectState: (key: Key, grid: CellGrid, sight: LaneLayout)] = [:]
  private let cards: CardDrawings
  private let theme: Theme

  init(theme: Theme) {
    self.theme = theme
    cards = CardDrawings(glyphs: theme.glyphs)
  }

  /// Puts a lane at its place and tells which cards are in sight.
  func put(
    _ state: ProjectState, in area: CellArea, _ layout: BoardLayout, of board: any ProjectListViewModelOutput,
    into grid: inout CellGrid
  ) -> LaneLayout {
    let key = Key(
      version: board.version, columns: area.columns, rows: area.rows, hasBoxes: layout.hasBoxes, heads: layout.heads,
      isFocused: board.focus == state, selected: board.selectedIndex(in: state), first: board.firstIndex(in: state),
      density: board.density, words: board.searchWords)
    if let lane = kept[state], lane.key == key {
      grid.put(lane.grid, column: area.column, row: area.row, rows: area.rows)
      return lane.sight
    }
    var lane = CellGrid(size: ScreenSize(columns: area.columns, rows: area.rows))
    let picture = LanePicture(
      state: state, area: CellArea(column: 0, row: 0, columns: area.columns, rows: area.rows), layout: layout,
      theme: theme, cards: cards)
    let sight = picture.draw(board, into: &lane)
    kept[state] = (key, lane, sight)
    grid.put(lane, column: area.column, row: area.row, rows: area.rows)
    return sight
  }
}
