import Domain
import JSON

/// What is wrong in a board file, and at which byte; told by line and column once it leaves this module.
enum BoardFileError: Error, Equatable {
  case json(JSONError)
  case damage(BoardDamage, offset: Int)
  /// Two cards with one id; the offsets are those where the two cards begin.
  case repeatedID(UniqueID, first: Int, offset: Int)
}

extension BoardFileError {
  func fault(path: String, bytes: [UInt8]) -> StoreFault {
    let position = JSONPosition(of: offset, in: bytes)
    return StoreFault(
      path: path, kind: .damaged(damage(in: bytes), line: position.line, column: position.column))
  }

  private var offset: Int {
    switch self {
    case .json(let error): error.offset
    case .damage(_, let offset), .repeatedID(_, _, let offset): offset
    }
  }

  private func damage(in bytes: [UInt8]) -> BoardDamage {
    switch self {
    case .json(let error): .init(error, in: bytes)
    case .damage(let damage, _): damage
    case .repeatedID(let id, let first, _):
      .repeatedID(id, firstLine: JSONPosition(of: first, in: bytes).line)
    }
  }
}
