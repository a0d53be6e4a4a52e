/// The keys of dialogs and text fields: readline's where readline has one.
package enum DialogKeymap {
  package struct Binding: Sendable {
    package let keys: [Key]
    package let command: Command

    init(_ keys: [Key], _ action: DialogAction) {
      self.keys = keys
      command = .dialog(action)
    }

    init(_ keys: [Key], board action: Action) {
      self.keys = keys
      command = .action(action)
    }

    init(_ keys: [Key], text edit: TextEdit) {
      self.keys = keys
      command = .edit(edit)
    }
  }

  /// The bindings of a context; empty for the board, which has its action table.
  package static func bindings(in context: InputContext) -> [Binding] {
    switch context {
    case .board: []
    case .line: common + leaving + editing + always
    case .area: common + editing + area + always
    case .checklist: common + leaving + items + editing + always
    case .choice: common + leaving + choosing + always
    case .menu: menu + always
    case .card: card + always
    case .question: question + always
    }
  }

  /// What a key does in a context; nil when it is not bound there.
  package static func command(for key: Key, in context: InputContext) -> Command? {
    table[context]?[key]
  }

  private static let table: [InputContext: [Key: Command]] = {
    var table: [InputContext: [Key: Command]] = [:]
    for context in [InputContext.line, .area, .checklist, .choice, .menu, .card, .question] {
      for binding in bindings(in: context) {
        for key in binding.keys { table[context, default: [:]][key] = binding.command }
      }
    }
    return table
  }()

  private static let always: [Binding] = [
    Binding([.control("z")], board: .suspend),
    Binding([.control("l")], board: .redraw),
  ]

  private static let common: [Binding] = [
    Binding([Key(.escape), .control("c")], .leave),
    Binding([.control("s")], .save),
    Binding([Key(.tab)], .nextField),
    Binding([Key(.tab, .shift)], .previousField),
  ]

  /// Keys that a field of several lines needs for itself.
  private static let leaving: [Binding] = [
    Binding([Key(.enter)], .accept),
    Binding([Key(.down)], .next),
    Binding([Key(.up)], .previous),
    Binding([Key(.pageDown)], .pageDown),
    Binding([Key(.pageUp)], .pageUp),
  ]

  private static let items: [Binding] = [
    Binding([.control("x"), Key(" ", .control)], .toggle),
    Binding([Key(.up, .alt), Key(.up, .shift)], .moveItemUp),
    Binding([Key(.down, .alt), Key(.down, .shift)], .moveItemDown),
    Binding([Key(.delete, .alt), Key(.delete, .control)], .removeItem),
  ]

  private static let choosing: [Binding] = [
    Binding([Key(.right), Key("l"), Key(" ")], .nextValue),
    Binding([Key(.left), Key("h")], .previousValue),
  ]

  private static let menu: [Binding] = [
    Binding([Key(.escape), Key("q"), .control("c")], .leave),
    Binding([Key(.enter)], .accept),
    Binding([Key(.down), Key("j"), Key(.tab)], .next),
    Binding([Key(.up), Key("k"), Key(.tab, .shift)], .previous),
    Binding([Key("1")], board: .moveToTodo),
    Binding([Key("2")], board: .moveToDoing),
    Binding([Key("3")], board: .moveToDone),
  ]

  private static let card: [Binding] = [
    Binding([Key(.escape), Key("q"), Key(.enter), .control("c")], .leave),
    Binding([Key("j"), Key(.down)], .lineDown),
    Binding([Key("k"), Key(.up)], .lineUp),
    Binding([.control("d")], .halfPageDown),
    Binding([.control("u")], .halfPageUp),
    Binding([Key(.pageDown)], .pageDown),
    Binding([Key(.pageUp)], .pageUp),
    Binding([Key("g"), Key(.home)], .toStart),
    Binding([Key("G"), Key(.end)], .toEnd),
    Binding([Key(" ")], .toggle),
    Binding([Key("e")], board: .edit),
    Binding([Key("E")], board: .editBody),
    Binding([Key("H"), Key(.left, .shift)], board: .carryLeft),
    Binding([Key("L"), Key(.right, .shift)], board: .carryRight),
    Binding([Key("1")], board: .moveToTodo),
    Binding([Key("2")], board: .moveToDoing),
    Binding([Key("3")], board: .moveToDone),
    Binding([Key("d"), Key(.delete)], board: .delete),
    Binding([Key("u")], board: .undo),
    Binding([Key("U"), .control("r")], board: .redo),
    Binding([Key("r")], board: .readAgain),
  ]

  private static let editing: [Binding] = [
    Binding([Key(.left), .control("b")], text: .moveBackward),
    Binding([Key(.right), .control("f")], text: .moveForward),
    Binding([Key(.left, .alt), Key(.left, .control), Key("b", .alt)], text: .moveBackwardWord),
    Binding([Key(.right, .alt), Key(.right, .control), Key("f", .alt)], text: .moveForwardWord),
    Binding([Key(.home), .control("a")], text: .moveToLineStart),
    Binding([Key(.end), .control("e")], text: .moveToLineEnd),
    Binding([Key(.home, .control)], text: .moveToTextStart),
    Binding([Key(.end, .control)], text: .moveToTextEnd),
    Binding([Key(.backspace), .control("h")], text: .deleteBackward),
    Binding([Key(.delete), .control("d")], text: .deleteForward),
    Binding([.control("w")], text: .killSpacedWordBackward),
    Binding([Key(.backspace, .alt)], text: .killWordBackward),
    Binding([Key("d", .alt)], text: .killWordForward),
    Binding([.control("u")], text: .killToLineStart),
    Binding([.control("k")], text: .killToLineEnd),
    Binding([.control("y")], text: .yank),
    Binding([.control("t")], text: .transpose),
    Binding([.control("_")], text: .undo),
  ]

  private static let area: [Binding] = [
    Binding([Key(.enter), .control("j")], text: .newline),
    Binding([Key(.up), .control("p")], .lineUp),
    Binding([Key(.down), .control("n")], .lineDown),
    Binding([Key(.pageUp)], .pageUp),
    Binding([Key(.pageDown)], .pageDown),
  ]

  private static let question: [Binding] = [
    Binding([Key("y"), Key("Y")], .yes),
    Binding([Key("n"), Key("N"), Key(.escape), Key("q"), .control("c")], .no),
  ]
}
