import Domain
import Terminal

/// Why the board could not be shown.
enum BoardSessionError: Error {
  case board(ProjectRepositoryError)
  case terminal(TerminalError)
}
