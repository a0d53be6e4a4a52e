/// Where a card goes on the board. The order of a lane is the order of its cards on the board.
package enum ProjectPlace: Hashable, Sendable {
  /// Before the first, or after the last, card of its lane.
  case top
  case bottom
  /// Beside another card; the lane's end if that card is gone.
  case before(UniqueID)
  case after(UniqueID)
  /// Where it stood when these were its neighbours.
  case back(ProjectNeighbours)
}
