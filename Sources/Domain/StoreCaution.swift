/// What a person should know about a change although it is saved.
package enum StoreCaution: Hashable, Sendable {
  /// The folder could not be synced: the change may not survive a power cut.
  case folderNotSynced(path: String)
  /// The file was gone; all of the board was written again.
  case fileWasGone(path: String)
  /// The board had other names (hard links), which keep the old file.
  case otherNamesKeepOldFile(path: String)
}
