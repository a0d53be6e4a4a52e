/// Which board is meant, and why.
package struct BoardLocation: Hashable, Sendable {
  /// Where the path came from.
  package enum Origin: Hashable, Sendable {
    /// Named on the command line.
    case explicit
    /// Named by `TRILANE_BOARD`.
    case environment
    /// Found in the current folder or above it.
    case folder
    /// The board of who has named none.
    case standard
  }

  /// Absolute; what it leads to need not be there, except for `folder`.
  package let path: String
  package let origin: Origin
  /// What a new board at this place is called.
  package let newBoardName: String

  package init(path: String, origin: Origin, newBoardName: String) {
    self.path = path
    self.origin = origin
    self.newBoardName = newBoardName
  }
}
