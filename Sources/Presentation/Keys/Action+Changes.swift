extension Action {
  /// Whether the action leads to a change of the board, so that it is no use where nothing can be saved. Every action has its
  /// answer here: a new one asks for it.
  var changesTheBoard: Bool {
    switch self {
    case .add, .addBelow, .addAbove, .edit, .editBody, .setDeadline, .setTags, .nextPriority, .carryLeft, .carryRight,
      .reorderDown, .reorderUp, .moveToTodo, .moveToDoing, .moveToDone, .moveMenu, .delete, .undo, .redo, .repeatChange,
      .laneSettings:
      true
    case .previousLane, .nextLane, .cardDown, .cardUp, .cycleLaneForward, .cycleLaneBackward, .firstCard, .lastCard,
      .halfPageDown, .halfPageUp, .pageDown, .pageUp, .open, .search, .nextMatch, .previousMatch, .actionsHere,
      .actionsAll, .copy, .density, .readAgain, .redraw, .mark, .markRange, .markInSight, .leave, .suspend, .quit:
      false
    }
  }
}
