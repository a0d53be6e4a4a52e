/// The page of all keys (`docs/KEYS.md`), made from the tables that the program itself works by.
package enum KeyPage {
  package static func markdown(_ wording: any Wording) -> String {
    let keymap = Keymap()
    var lines = ["# \(wording.text(.keyPageTitle))", "", wording.text(.keyPageIntroduction), ""]
    for section in ActionTable.Section.allCases {
      lines += ["## \(wording.text(.keySection(section)))", ""]
      lines += head(wording, [.keyColumnKeys, .keyColumnAction, .keyColumnDoes, .keyColumnName])
      for entry in ActionTable.entries where entry.section == section {
        let keys = keymap.allKeys(of: entry.action).map(code).joined(separator: " ")
        lines.append(
          row([keys, wording.title(entry.action), wording.help(entry.action), code(entry.action.rawValue)]))
      }
      lines.append("")
    }
    for context in InputContext.allCases where context != .board {
      lines += ["## \(wording.text(.keyContext(context)))", ""] + head(wording, [.keyColumnKeys, .keyColumnAction])
      for binding in DialogKeymap.bindings(in: context) {
        let keys = binding.keys.map { code(KeyNotation.text(of: $0)) }.joined(separator: " ")
        lines.append(row([keys, title(of: binding.command, wording)]))
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func title(of command: Command, _ wording: any Wording) -> String {
    switch command {
    case .action(let action): wording.title(action)
    case .dialog(let action): wording.title(action)
    case .edit(let edit): wording.title(edit)
    case .pending, .unknown: ""
    }
  }

  private static func head(_ wording: any Wording, _ columns: [Phrase]) -> [String] {
    [row(columns.map(wording.text(_:))), row(columns.map { _ in "---" })]
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func code(_ text: String) -> String {
    "`\(text)`"
  }
}
