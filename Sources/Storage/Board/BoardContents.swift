import Domain

/// The settings and cards of a board in memory, the same for every repository.
///
/// A board is loaded without a look into its cards beyond what lanes and queries need; a card is decoded when it is asked
/// for. No function costs more than a few passes over arrays of numbers, none decodes a card that it is not about.
struct BoardContents {
  var settings: BoardSettings
  /// The bytes of the board file as read; empty for a board that was not.
  let loaded: [UInt8]
  /// The cards by slot number; a removed card leaves its slot free.
  var slots: [CardSlot]
  var freeSlots: [Int] = []
  var slotNumbers: [UniqueID: Int]
  /// The slot numbers in the order of the board.
  var order: [Int]
  var lanes: LaneOrder
  /// Whether the file as read has cards that a save must write anew: without an id, or not on a line of their own.
  var hasFormless = false

  /// A board that was not read from a file: the cards in the order of the board, no id twice.
  init(settings: BoardSettings, cards: [ProjectModel] = []) {
    self.settings = settings
    loaded = []
    slots = cards.map(CardSlot.init)
    slotNumbers = Dictionary(uniqueKeysWithValues: cards.indices.map { (cards[$0].id, $0) })
    order = Array(cards.indices)
    lanes = LaneOrder(of: slots)
  }

  /// A board as it stands in a file.
  init(settings: BoardSettings, loaded: [UInt8], scan: BoardScan) {
    self.settings = settings
    self.loaded = loaded
    slots = scan.slots
    slotNumbers = scan.slotNumbers
    order = Array(slots.indices)
    lanes = LaneOrder(of: slots)
    hasFormless = scan.hasFormless
  }

  /// The cards that match, in the order of the board; a lane costs the same however long it is.
  func ids(matching query: ProjectQuery) -> [UniqueID] {
    if let state = query.state, query == .lane(state) { return lanes[state] }
    return matches(query).map { slots[$0].id }
  }

  func cards(matching query: ProjectQuery) throws(BoardFileError) -> [ProjectModel] {
    var cards: [ProjectModel] = []
    for number in matches(query) { cards.append(try card(inSlot: number)) }
    return cards
  }

  func card(_ id: UniqueID) throws(BoardFileError) -> ProjectModel? {
    guard let number = slotNumbers[id] else { return nil }
    return try card(inSlot: number)
  }

  func card(inSlot number: Int) throws(BoardFileError) -> ProjectModel {
    switch slots[number].source {
    case .made(let card): card.model
    case .loaded(let card): try CardDecoder.card(in: loaded, at: card.range, id: slots[number].id)
    }
  }

  private func matches(_ query: ProjectQuery) -> [Int] {
    order.filter {
      query.matches(id: slots[$0].id, state: slots[$0].state, isArchived: slots[$0].isArchived)
    }
  }
}
