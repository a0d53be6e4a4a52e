import Text
import Presentation

/// Draws what is open over the board.
struct DialogScreen {
  let theme: Theme

  /// Draws the open dialog, if any; tells the size of the form's body when it is a form.
  func draw(_ board: any ProjectListViewModelOutput, into grid: inout CellGrid) -> ScreenSize? {
    switch board.dialog {
    case .quickAdd(let line): QuickAddScreen(theme: theme).draw(line, of: board, into: &grid)
    case .moveMenu(let menu): MoveMenuScreen(theme: theme).draw(menu, of: board, into: &grid)
    case .actions(let list): ActionListScreen(theme: theme).draw(list, of: board, into: &grid)
    case .form(let form): return EditorScreen(theme: theme).draw(form, of: board, into: &grid)
    case .question(let question): QuestionScreen(theme: theme).draw(question, of: board, into: &grid)
    case .lane(let form): LaneFormScreen(theme: theme).draw(form, of: board, into: &grid)
    case .card, .search, nil: break
    }
    return nil
  }
}
