import enum Domain.ProjectRuleError

/// What the keys do that mean a row: an item of the checklist while that has the keys, else a field.
extension ProjectEditorViewModel {
  /// Carries such a key out; returns the limit that is in its way.
  mutating func change(by action: DialogAction) -> ProjectRuleError? {
    switch action {
    case .accept: return acceptRow()
    case .nextField: if !takeTag() { moveFocus(by: 1) }
    case .next: moveRow(by: 1)
    case .previous: moveRow(by: -1)
    case .pageDown: movePage(by: 1)
    case .pageUp: movePage(by: -1)
    case .toggle: checklist.toggle()
    case .moveItemUp: checklist.moveItem(by: -1)
    case .moveItemDown: checklist.moveItem(by: 1)
    case .removeItem: checklist.removeItem()
    default: break
    }
    return nil
  }

  private mutating func moveRow(by step: Int) {
    if focus == .checklist, checklist.moveRow(by: step) { return }
    moveFocus(by: step)
  }

  private mutating func movePage(by step: Int) {
    if focus == .checklist { checklist.movePage(by: step) } else { moveInBody(pages: step) }
  }

  /// Enter adds an item; in an empty one it ends the list and goes on, as in any other field.
  private mutating func acceptRow() -> ProjectRuleError? {
    guard focus == .checklist else {
      moveFocus(by: 1)
      return nil
    }
    do {
      if try !checklist.addItem() { moveFocus(by: 1) }
      return nil
    } catch {
      return error
    }
  }
}
