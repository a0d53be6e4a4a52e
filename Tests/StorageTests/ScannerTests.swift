import Domain
import JSON
import TestSupport
import Testing

@testable import Storage

/// The quick look at a card must never let pass what the decoder refuses, nor see another card than it.
@Suite("The scanner of board files")
struct ScannerTests {
  private func text(of card: ProjectModel) -> [UInt8] {
    ProjectRecordMapper.record(of: card).text
  }

  private func board(_ card: [UInt8]) -> [UInt8] {
    Array("{\"format\": \"trilane.board\", \"version\": 1, \"cards\": [\n    ".utf8) + card + Array("\n  ]\n}\n".utf8)
  }

  @Test("a card that we wrote is scanned as what it is", arguments: 1...200)
  func written(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let card = generator.card()
    let scan = try BoardScanner.scan(board(text(of: card)))
    let slot = try #require(scan.slots.first)
    #expect(slot.id == card.id)
    #expect(slot.state == card.workState)
    #expect(slot.isArchived == card.isArchived)
    #expect(!scan.hasFormless)
  }

  @Test("scanner and decoder agree on cards with a byte changed, lost or doubled", arguments: 1...60)
  func agreement(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let original = text(of: generator.card())
    for _ in 0..<150 {
      var card = original
      let index = generator.number(0...card.count - 1)
      switch generator.number(0...3) {
      case 0: card.remove(at: index)
      case 1: card.insert(card[index], at: index)
      case 2: card[index] = UInt8(generator.number(0...255))
      default: card[index] = generator.element(Array("0123456789abcdeTZ\"\\{}[],: -".utf8))
      }
      try check(card)
    }
  }

  private func check(_ card: [UInt8]) throws {
    let bytes = board(card)
    let start = bytes.count - card.count - "\n  ]\n}\n".utf8.count
    let range = start..<start + card.count
    guard let scan = try? BoardScanner.scan(bytes) else {
      // What is one value of JSON and refused must be refused by the decoder too.
      if (try? JSONValue(parsing: card)) != nil, let decoded = try? CardDecoder.card(in: bytes, at: range, id: id(1)) {
        let text = String(decoding: card, as: UTF8.self)
        Issue.record("the scanner refuses \(decoded) of \(text)")
      }
      return
    }
    for slot in scan.slots {
      guard case .loaded(let loaded) = slot.source else { continue }
      let decoded = try CardDecoder.card(in: bytes, at: loaded.range, id: slot.id)
      #expect(decoded.id == slot.id)
      #expect(decoded.workState == slot.state)
      #expect(decoded.isArchived == slot.isArchived)
      try decoded.checkLimits()
    }
  }

  @Test("every beginning of a board is refused", arguments: 1...4)
  func prefixes(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let bytes = board(text(of: generator.card()))
    for count in 0..<bytes.count - 2 {
      #expect(throws: BoardFileError.self) { try BoardScanner.scan(Array(bytes[..<count])) }
    }
  }
}
