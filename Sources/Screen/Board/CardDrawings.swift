import struct Domain.UniqueID
import struct UseCases.ProjectTranslaterModel
import struct UseCases.SearchWords

/// The drawings of cards, kept from picture to picture: most keys change one card of those in sight, and wrapping and drawing
/// text is most of a picture's cost.
final class CardDrawings {
  private struct Entry {
    let card: ProjectTranslaterModel
    let drawing: CellGrid
  }

  private struct Key: Hashable {
    let id: UniqueID
    let columns: Int
    let isSelected: Bool
    /// What is sought, and marked.
    let words: SearchWords
  }

  /// Far more than any screen shows.
  private static let limit = 1_000

  private let glyphs: Glyphs
  private var entries: [Key: Entry] = [:]

  init(glyphs: Glyphs) {
    self.glyphs = glyphs
  }

  /// The card as it stands in a lane with so many columns inside its border.
  func drawing(of card: ProjectTranslaterModel, columns: Int, isSelected: Bool, marking words: SearchWords) -> CellGrid
  {
    let key = Key(id: card.id, columns: columns, isSelected: isSelected, words: words)
    if let entry = entries[key], entry.card == card { return entry.drawing }
    let picture = CardPicture(
      card, columns: max(1, columns - 2), marking: words, isSelected: isSelected, glyphs: glyphs)
    let drawing = picture.drawing(columns: columns, isSelected: isSelected, glyphs: glyphs)
    if entries.count >= CardDrawings.limit { entries.removeAll() }
    entries[key] = Entry(card: card, drawing: drawing)
    return drawing
  }
}
