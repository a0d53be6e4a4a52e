/// One laid-out line of a card.
struct SheetLine: Sendable {
  let pieces: [StyledText]
  /// The item of the checklist that the line belongs to.
  var item: Int?

  init(_ pieces: [StyledText], item: Int? = nil) {
    self.pieces = pieces
    self.item = item
  }

  static let blank = SheetLine([])
}
