import Domain
import JSON

/// Reads a board file in one pass that checks everything and decodes nothing but what lanes and queries need.
struct BoardScanner: ~Copyable {
  /// Of our own files, for a first guess at the number of cards.
  private static let bytesPerCard = 400

  private let bytes: UnsafeRawBufferPointer
  private var scan = BoardScan()
  private var hasFormat = false
  private var hasVersion = false
  /// The cards without an id: their slot numbers and where their titles stand.
  private var nameless: [(number: Int, title: JSONStringToken)] = []
  private var previousCardEnd: Int?

  /// What the bytes of a board file hold.
  static func scan(_ bytes: [UInt8]) throws(BoardFileError) -> BoardScan {
    try bytes.withRawBytes { (bytes) throws(BoardFileError) in
      var scanner = BoardScanner(bytes)
      try scanner.run()
      return scanner.scan
    }
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private mutating func run() throws(BoardFileError) {
    var reader = JSONReader(bytes)
    let kind = try reader.kind()
    guard kind == .object else { throw .damage(.notAnObject(found: kind.term), offset: reader.offset) }
    do { try reader.beginObject() } catch { throw .json(error) }
    while let key = try reader.key() { try scanMember(key, &reader) }
    do { try reader.finish() } catch { throw .json(error) }
    guard hasFormat else { throw .damage(.missingField("format"), offset: 0) }
    guard hasVersion else { throw .damage(.missingField("version"), offset: 0) }
    nameNameless()
  }

  private mutating func scanMember(_ key: JSONStringToken, _ reader: inout JSONReader) throws(BoardFileError) {
    switch key.string(in: bytes) {
    case "format":
      try BoardRecord.checkFormat(from: &reader)
      hasFormat = true
    case "version":
      try scan.record.readVersion(from: &reader)
      hasVersion = true
    case "id": scan.record.id = try reader.string(in: "id")
    case "name": scan.record.name = try reader.string(in: "name")
    case "lanes": try scan.record.readLanes(from: &reader)
    case "cards": try scanCards(&reader)
    default: scan.record.unknownFields.append(try reader.opaqueField(key))
    }
  }

  private mutating func scanCards(_ reader: inout JSONReader) throws(BoardFileError) {
    let guess = bytes.count / BoardScanner.bytesPerCard
    scan.slots.reserveCapacity(guess)
    scan.slotNumbers.reserveCapacity(guess)
    try reader.expect(.array, in: "cards")
    do { try reader.beginArray() } catch { throw .json(error) }
    while try reader.hasElement() {
      try reader.expect(.object, in: "cards")
      try scanCard(&reader)
    }
  }

  private mutating func scanCard(_ reader: inout JSONReader) throws(BoardFileError) {
    let start = reader.offset
    var card: CardScanner
    do {
      if let formed = try FormScanner.scan(&reader) {
        card = formed
      } else {
        card = try CardScanner(scanning: &reader)
      }
    } catch {
      throw .json(error)
    }
    let range = start..<reader.offset
    if card.needsDecoder { try decode(range, into: &card) }
    append(card, at: range)
    if let id = card.id {
      try register(id, at: range)
    } else if let title = card.title {
      nameless.append((scan.slots.count - 1, title))
    }
  }

  /// Has a card decoded that the quick look could not clear; throws what is wrong with it, if anything is.
  private func decode(_ range: Range<Int>, into card: inout CardScanner) throws(BoardFileError) {
    let none = UniqueID(high: 0, low: 0)
    let model = try CardDecoder.card(in: bytes, at: range, id: none)
    card.id = try CardDecoder.id(in: bytes, at: range)
    card.state = model.workState
    card.isArchived = model.isArchived
  }

  private mutating func append(_ card: CardScanner, at range: Range<Int>) {
    let line = CardLine(of: range, in: bytes, isInForm: card.isInForm)
    let keepsBytes = card.id != nil && line.isOwn
    let follows = previousCardEnd.map { line.isSeparator(from: $0, in: bytes) } ?? false
    previousCardEnd = keepsBytes ? range.upperBound : nil
    if !keepsBytes { scan.hasFormless = true }
    scan.slots.append(
      CardSlot(
        id: card.id ?? UniqueID(high: 0, low: 0), state: card.state, isArchived: card.isArchived,
        source: .loaded(LoadedCard(range: range, keepsBytes: keepsBytes, followsInForm: keepsBytes && follows))))
  }

  private mutating func register(_ id: UniqueID, at range: Range<Int>) throws(BoardFileError) {
    let number = scan.slots.count - 1
    if let first = scan.slotNumbers.updateValue(number, forKey: id) {
      guard case .loaded(let card) = scan.slots[first].source else { return }
      throw .repeatedID(id, first: card.range.lowerBound, offset: range.lowerBound)
    }
  }

  /// Gives each card without an id one of its title and of the number of cards before it that have the same title and no
  /// id either; an id that is taken (by a card that got it that way earlier) counts as one of them.
  private mutating func nameNameless() {
    var occurrences: [String: Int] = [:]
    for (number, token) in nameless {
      let title = token.string(in: bytes)
      var occurrence = occurrences[title, default: 0]
      var id: UniqueID
      repeat {
        occurrence += 1
        id = DerivedID.id(ofCardTitled: title, occurrence: occurrence)
      } while scan.slotNumbers[id] != nil
      occurrences[title] = occurrence
      scan.slotNumbers[id] = number
      scan.slots[number].id = id
    }
  }
}
