import Domain

/// What one pass over a board file finds.
struct BoardScan {
  var record = BoardRecord()
  /// In the order of the file.
  var slots: [CardSlot] = []
  var slotNumbers: [UniqueID: Int] = [:]
  /// Whether a card has to be written anew by the next save.
  var hasFormless = false
}
