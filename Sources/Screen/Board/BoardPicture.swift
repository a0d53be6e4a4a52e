package import enum Domain.ProjectState
package import Presentation

/// A drawn board: the cells, and what of the board they show, which the board is told so that scrolling goes on from there.
package struct BoardPicture: Sendable {
  package let grid: CellGrid
  package let lanes: [(state: ProjectState, sight: LaneLayout)]
  /// The size of the form's body; nil unless a form is open.
  package let bodyArea: ScreenSize?
  /// How the open card was laid out; nil unless one is open.
  package let cardSight: CardSight?
}
