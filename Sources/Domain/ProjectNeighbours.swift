/// What stood beside a card: kept by an inverse change, to put the card back on the very spot.
///
/// The neighbours on the board name the spot exactly as long as they stand side by side; when one of them has moved, those
/// in the lane still name the spot as a person sees it; when these are gone too, it is the lane's end.
package struct ProjectNeighbours: Hashable, Sendable {
  package var previousOnBoard: UniqueID?
  package var nextOnBoard: UniqueID?
  package var previousInLane: UniqueID?
  package var nextInLane: UniqueID?

  package init(
    previousOnBoard: UniqueID?, nextOnBoard: UniqueID?, previousInLane: UniqueID?, nextInLane: UniqueID?
  ) {
    self.previousOnBoard = previousOnBoard
    self.nextOnBoard = nextOnBoard
    self.previousInLane = previousInLane
    self.nextInLane = nextInLane
  }
}
