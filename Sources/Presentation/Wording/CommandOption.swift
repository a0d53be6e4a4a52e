/// The options of the command line, by their long names. One name means the same, and takes the same, everywhere.
package enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case title, body, state, deadline, priority, tag, untag, json
  case board, color, ascii, help, version

  /// Works with every command, and without one.
  package var isGeneral: Bool {
    switch self {
    case .board, .color, .ascii, .help, .version: true
    default: false
    }
  }

  /// What stands for the value in usage lines; nil for an option without one.
  package var placeholder: String? {
    switch self {
    case .title, .body: "TEXT"
    case .state: "STATE"
    case .deadline: "DAY"
    case .priority: "PRIORITY"
    case .tag, .untag: "TAG"
    case .board: "PATH"
    case .color: "WHEN"
    case .json, .ascii, .help, .version: nil
    }
  }

  /// The option of one letter that means the same.
  package var letter: Character? {
    switch self {
    case .help: "h"
    case .version: "V"
    default: nil
    }
  }

  /// Whether every value counts; of any other option the last one does.
  package var isRepeatable: Bool { self == .tag || self == .untag }

  /// As it is typed: `--board`.
  package var spelling: String { "--\(rawValue)" }
}
