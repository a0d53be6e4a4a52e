import Domain

/// Why a change could not be made on a board in memory.
enum BoardChangeError: Error {
  case refused(ProjectRepositoryError)
  /// A card could not be decoded from the file that it was read from.
  case unreadable(BoardFileError)
}

extension ProjectRepositoryError {
  /// What a repository tells of it; `path` and `bytes` are those of the file that the board was read from.
  init(_ error: BoardChangeError, path: String, bytes: [UInt8]) {
    switch error {
    case .refused(let refusal): self = refusal
    case .unreadable(let error): self = .store(error.fault(path: path, bytes: bytes))
    }
  }
}
