/// What is open over the board.
package enum BoardDialog: Sendable {
  case quickAdd(QuickAddViewModel)
  case form(ProjectEditorViewModel)
  case moveMenu(MoveMenuViewModel)
  case actions(ActionListViewModel)
  case card(CardViewModel)
  case question(QuestionViewModel)
  case lane(LaneFormViewModel)
  case search(SearchLineViewModel)

  var inputContext: InputContext {
    switch self {
    case .quickAdd(let line): line.inputContext
    case .actions: .line
    case .form(let form): form.inputContext
    case .moveMenu: .menu
    case .card: .card
    case .question: .question
    case .lane: .line
    case .search: .line
    }
  }
}
