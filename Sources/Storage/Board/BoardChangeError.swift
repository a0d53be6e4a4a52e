import Domain

/// Why a change could not be made on a board in memory.
enum BoardChangeError: Error {
  case refused(ProjectRepositoryError)
  /// A card could not be decoded from the file that it was read from.
  case unreadable(BoardFileError)
}
