/// One reversible change of a board, as data: undo, the journal, merging and partial updates are all made of it.
///
/// A change names cards by id and is applied to the board as it is then, whoever has changed it meanwhile. The inverse of a
/// change carries what it expects to find (`expecting`); when the card has moved on since, it is refused.
package enum ProjectChange: Hashable, Sendable {
  /// A new card.
  case create(ProjectDraft, ProjectPlace)
  /// A removed card, whole.
  case restore(ProjectModel, ProjectPlace)
  /// Fields of a card, and its place when one is given.
  case modify(UniqueID, ProjectModification, to: ProjectPlace?, expecting: ProjectModification?)
  /// The removal of a card; `expecting` is the whole card as it must be.
  case remove(UniqueID, expecting: ProjectModel?)
  /// The board's name and lanes.
  case configure(BoardModification, expecting: BoardModification?)

  /// A change of fields as a person makes it.
  package static func modify(_ id: UniqueID, _ edit: ProjectModification, to place: ProjectPlace? = nil)
    -> ProjectChange
  {
    .modify(id, edit, to: place, expecting: nil)
  }

  /// A new place, and nothing else; the time of the last change stays.
  package static func place(_ id: UniqueID, _ place: ProjectPlace) -> ProjectChange {
    .modify(id, ProjectModification(), to: place, expecting: nil)
  }

  package static func remove(_ id: UniqueID) -> ProjectChange {
    .remove(id, expecting: nil)
  }

  /// The card that the change is about; nil for the board's settings.
  package var cardID: UniqueID? {
    switch self {
    case .create(let draft, _): draft.id
    case .restore(let card, _): card.id
    case .modify(let id, _, _, _), .remove(let id, _): id
    case .configure: nil
    }
  }
}
