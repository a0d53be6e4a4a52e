import Domain

/// The form of a board file.
extension BoardContents {
  /// Decodes every card whose bytes a save may not keep, so that it is written in our form. Costs nothing for a file that
  /// has its form.
  mutating func releaseFormless() throws(BoardFileError) {
    guard hasFormless else { return }
    for number in order {
      guard case .loaded(let card) = slots[number].source, !card.keepsBytes else { continue }
      slots[number].source = .made(MadeCard(try self.card(inSlot: number)))
    }
    hasFormless = false
  }
}
