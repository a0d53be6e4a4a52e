/// What is open over the board.
package enum BoardDialog: Sendable {
  case quickAdd(QuickAddViewModel)
  case form(ProjectEditorViewModel)
  case moveMenu(MoveMenuViewModel)
  case actions(ActionListViewModel)
  case search(SearchLineViewModel)

  var inputContext: InputContext {
    switch self {
    case .quickAdd, .actions: .line
    case .form(let form): form.inputContext
    case .moveMenu: .menu
    case .search: .line
    }
  }
}
