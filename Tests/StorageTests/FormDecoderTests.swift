import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A card in our own form is decoded by its form")
struct FormDecoderTests {
  private func decoded(_ text: [UInt8]) -> ProjectModel? {
    text.withUnsafeBytes { FormDecoder.card(in: $0, at: 0..<text.count) }
  }

  private func text(of card: ProjectModel) -> [UInt8] { ProjectRecordMapper.record(of: card).text }

  private static let full: ProjectModel = {
    var card = TestCards.card(
      "한글 title", .doing, number: 1, body: "line\n\t\"quoted\" \\ 👍🏽", deadline: "2026-12-24", priority: .low,
      tags: ["web", "업무"],
      checklist: [ProjectChecklistItem(text: "a"), ProjectChecklistItem(text: "b", isDone: true)])
    card.move(to: .done, at: TestBoard.morning)
    card.archivedAt = TestBoard.morning
    return card
  }()

  @Test("What comes out is the card that went in")
  func same() {
    let cards =
      TestCards.rich + TestCards.four + [Self.full, ProjectModel(id: TestBoard.id(9), title: "bare")]
    for card in cards { #expect(decoded(text(of: card)) == card) }
  }

  @Test("What is not in the form is left to the other decoder, which agrees on the rest")
  func other() throws {
    var unknown = Self.full
    unknown.unknownFields = [OpaqueField(name: "\"x\"", value: "1")]
    for card in StrangeText.cards + [unknown] {
      let text = text(of: card)
      #expect(decoded(text).map { $0 == card } ?? true)
      #expect(try CardDecoder.card(in: text, at: text.indices, id: TestBoard.id(99)) == card)
    }
    #expect(decoded(text(of: unknown)) == nil)
  }

  @Test(
    "A title of white space alone is no line, whatever the white space is made of",
    arguments: ["", " ", "\u{A0}\u{3000}\u{2003}", " \u{FE0F}", "\u{2003}\u{301}", "\u{1680}\u{E0020}"])
  func blank(title: String) {
    #expect(!Array(title.utf8).withUnsafeBytes(CardScanner.isLine))
  }

  @Test(
    "A title is a line in any common script", arguments: ["a", "국수", "漢字", " 회의 ", "가\u{301}나다라 수"])
  func line(title: String) {
    #expect(Array(title.utf8).withUnsafeBytes(CardScanner.isLine))
  }

  @Test("A card that is cut off or goes on is not in the form")
  func ends() {
    let text = text(of: Self.full)
    for count in text.indices { #expect(decoded(Array(text[..<count])) == nil) }
    #expect(decoded(text + [UInt8(ascii: " ")]) == nil)
  }
}
