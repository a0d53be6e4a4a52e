package import struct Domain.ProjectMove
package import struct Domain.UniqueID

/// The two moves of a card, or those that marked cards can make.
package struct MoveMenuViewModel: Sendable {
  package let cards: [UniqueID]
  package let moves: [ProjectMove]
  package private(set) var selectedIndex = 0

  package init(cards: [UniqueID], moves: [ProjectMove]) {
    self.cards = cards
    self.moves = moves
  }

  package var selectedMove: ProjectMove? {
    moves.indices.contains(selectedIndex) ? moves[selectedIndex] : nil
  }

  /// Goes down the list by `step`, up when negative; stops at its ends.
  mutating func select(by step: Int) {
    selectedIndex = max(0, min(selectedIndex + step, moves.count - 1))
  }
}
