/// Every action of the board with its default keys, in the order of the key page. Footer, action list, key page and
/// configuration all come from here.
package enum ActionTable {
  package enum Section: CaseIterable, Hashable, Sendable {
    case look, change, leave
  }

  package struct Entry: Sendable {
    package let action: Action
    package let section: Section
    /// As `KeyNotation` writes them.
    package let keys: [String]
  }

  package static let entries: [Entry] =
    look.map { Entry(action: $0.0, section: .look, keys: $0.1) }
    + change.map { Entry(action: $0.0, section: .change, keys: $0.1) }
    + leave.map { Entry(action: $0.0, section: .leave, keys: $0.1) }

  private static let look: [(Action, [String])] = [
    (.previousLane, ["h", "Left"]),
    (.cardDown, ["j", "Down"]),
    (.cardUp, ["k", "Up"]),
    (.nextLane, ["l", "Right"]),
    (.cycleLaneForward, ["Tab"]),
    (.cycleLaneBackward, ["Shift-Tab"]),
    (.firstCard, ["gg", "Home"]),
    (.lastCard, ["G", "End"]),
    (.halfPageDown, ["Ctrl-d"]),
    (.halfPageUp, ["Ctrl-u"]),
    (.pageDown, ["PgDn"]),
    (.pageUp, ["PgUp"]),
    (.open, ["Enter"]),
    (.search, ["/"]),
    (.nextMatch, ["n"]),
    (.previousMatch, ["N"]),
    (.actionsHere, ["?"]),
    (.actionsAll, [":"]),
    (.copy, ["y"]),
    (.density, ["z"]),
    (.readAgain, ["r"]),
    (.redraw, ["Ctrl-l"]),
  ]

  private static let change: [(Action, [String])] = [
    (.add, ["a"]),
    (.edit, ["e"]),
    (.editBody, ["E"]),
    (.setDeadline, ["@"]),
    (.setTags, ["t"]),
    (.nextPriority, ["!"]),
    (.carryLeft, ["H", "Shift-Left"]),
    (.carryRight, ["L", "Shift-Right"]),
    (.reorderDown, ["J", "Shift-Down"]),
    (.reorderUp, ["K", "Shift-Up"]),
    (.moveToTodo, ["1"]),
    (.moveToDoing, ["2"]),
    (.moveToDone, ["3"]),
    (.moveMenu, ["m"]),
    (.delete, ["d", "Delete"]),
    (.addBelow, ["o"]),
    (.addAbove, ["O"]),
    (.mark, ["Space"]),
    (.markRange, ["V"]),
    (.markInSight, ["*"]),
    (.repeatChange, ["."]),
    (.laneSettings, ["W"]),
    (.undo, ["u"]),
    (.redo, ["U", "Ctrl-r"]),
  ]

  private static let leave: [(Action, [String])] = [
    (.leave, ["Esc"]),
    (.suspend, ["Ctrl-z"]),
    (.quit, ["q", "Ctrl-c"]),
  ]
}
