import enum Presentation.CardDensity
import struct Domain.UniqueID
import struct UseCases.ProjectTranslaterModel
import struct UseCases.SearchWords

/// The drawings of cards, kept from picture to picture: most keys change one card of those in sight, and wrapping and drawing
/// text is most of a picture's cost.
final class CardDrawings {
  private struct Entry {
    let card: ProjectTranslaterModel
    /// The board's version when the card was last found to be as it is drawn.
    var version: Int
    let drawing: CellGrid
  }

  private struct Key: Hashable {
    let id: UniqueID
    let columns: Int
    let isSelected: Bool
    let isMarked: Bool
    let density: CardDensity
    /// What is sought, and told in the card.
    let words: SearchWords
  }

  /// Far more than any screen shows.
  private static let limit = 1_000

  private let glyphs: Glyphs
  private var entries: [Key: Entry] = [:]

  init(glyphs: Glyphs) {
    self.glyphs = glyphs
  }

  /// The card as it stands in a lane with so many columns inside its border; `version` is the board's.
  func drawing(
    of card: ProjectTranslaterModel, version: Int, columns: Int, isSelected: Bool, isMarked: Bool,
    density: CardDensity, marking words: SearchWords
  ) -> CellGrid {
    let key = Key(
      id: card.id, columns: columns, isSelected: isSelected, isMarked: isMarked, density: density, words: words)
    if let entry = entries[key] {
      if entry.version == version { return entry.drawing }
      if entry.card == card {
        entries[key]?.version = version
        return entry.drawing
      }
    }
    let picture = CardPicture(
      card, columns: max(1, columns - 2), marking: words, isSelected: isSelected, glyphs: glyphs)
    var drawing =
      switch density {
      case .roomy: picture.drawing(columns: columns, isSelected: isSelected, glyphs: glyphs)
      case .compact:
        picture.compactDrawing(
          of: card.title, marking: words, columns: columns, isSelected: isSelected, glyphs: glyphs)
      }
    if isMarked { CardPicture.tellMarked(&drawing, glyphs: glyphs) }
    if entries.count >= CardDrawings.limit { entries.removeAll() }
    entries[key] = Entry(card: card, version: version, drawing: drawing)
    return drawing
  }
}
