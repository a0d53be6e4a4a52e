import Domain
import Presentation

/// Why a command was not carried out. Nothing was changed.
enum CommandError: Error, Hashable {
  /// The command line cannot be understood, or the board has no terminal.
  case usage(CommandPhrase)
  /// What is asked for cannot be done.
  case failure(CommandPhrase)
  case repository(ProjectRepositoryError)

  /// The exit status that tells it.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .failure, .repository: 1
    }
  }

  func text(_ wording: any Wording) -> String {
    switch self {
    case .usage(let phrase), .failure(let phrase): wording.text(phrase)
    case .repository(let error): wording.text(error)
    }
  }
}
