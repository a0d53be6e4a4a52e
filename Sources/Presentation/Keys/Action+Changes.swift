extension Action {
  /// Whether the action leads to a change of the board, so that it is no use where nothing can be saved.
  var changesTheBoard: Bool {
    switch self {
    case .add, .addBelow, .addAbove, .edit, .setDeadline, .setTags, .nextPriority, .carryLeft, .carryRight,
      .reorderDown,
      .reorderUp, .moveToTodo, .moveToDoing, .moveToDone, .moveMenu, .delete, .undo, .redo, .repeatChange,
      .laneSettings:
      true
    default: false
    }
  }
}
