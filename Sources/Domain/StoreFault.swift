/// Why a store could not be read or written, with the facts to tell it.
package struct StoreFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case isFolder
    case notAFile
    case missingFolder
    /// Somebody else's file, which is used only when it is named outright.
    case belongsToOther(user: Int)
    case unreadable(errno: Int32)
    case empty
    /// Something else went on writing it, however often it was read.
    case keepsChanging
    /// What stands at a line and a column, both from 1.
    case damaged(BoardDamage, line: Int, column: Int)
    /// Made by a newer Trilane: readable, never written.
    case newer(version: Int)
    /// Made by a newer Trilane, with what this version cannot read at a line and a column, both from 1.
    case newerContent(version: Int, line: Int, column: Int)
    case notWritable(errno: Int32)
    /// Another process, whose number is known or not, held the lock for that many seconds.
    case locked(by: Int32?, seconds: Int)
    /// A step of saving failed; the old file is untouched.
    case saveFailed(SaveStep, errno: Int32)
  }

  /// The steps of a save that can fail before it counts.
  package enum SaveStep: Hashable, Sendable {
    case makeFolder, lock, createTemporary, write, sync, close, rename
  }

  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
