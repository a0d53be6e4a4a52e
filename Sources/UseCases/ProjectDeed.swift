package import struct Domain.UniqueID
package import enum Domain.ProjectState

/// What a person did in one step, with the facts to tell it and to find the cards again.
package struct ProjectDeed: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case created, edited, reordered, deleted, archived, restored, configured
    case moved(to: ProjectState)
  }

  package let kind: Kind
  /// The cards it was about, in the order of the board; empty for the board's settings.
  package let cards: [UniqueID]
  /// The title of the first of them, as it was then.
  package let title: String

  package init(kind: Kind, cards: [UniqueID], title: String) {
    self.kind = kind
    self.cards = cards
    self.title = title
  }
}
