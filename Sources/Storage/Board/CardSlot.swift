import Domain

/// One card of a board: what lanes and queries need to know of it, and where the rest of it is.
struct CardSlot {
  /// Where the whole card is.
  enum Source {
    /// In the bytes of the board file, as it was read.
    case loaded(LoadedCard)
    /// In memory: made or changed since.
    case made(MadeCard)
  }

  var id: UniqueID
  var state: ProjectState
  var isArchived: Bool
  var source: Source

  init(id: UniqueID, state: ProjectState, isArchived: Bool, source: Source) {
    self.id = id
    self.state = state
    self.isArchived = isArchived
    self.source = source
  }

  init(_ card: ProjectModel) {
    self.init(id: card.id, state: card.workState, isArchived: card.isArchived, source: .made(MadeCard(card)))
  }

  /// The lane that the card is seen in; nil while it is archived.
  var lane: ProjectState? { isArchived ? nil : state }
}
