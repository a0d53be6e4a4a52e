import Domain
import Presentation
import TestSupport
import Testing
import UseCases

@Suite("The words in Korean")
struct KoreanWordingTests {
  private let korean = TestBoard.korean

  @Test(
    "A deadline is a word when it is near, else a date",
    arguments: [
      ("2026-11-30", "1일 지남"), ("2026-11-28", "3일 지남"), ("2026-12-01", "오늘"), ("2026-12-02", "내일"),
      ("2026-12-03", "모레"), ("2026-12-04", "12월 4일 (금)"), ("2026-12-07", "12월 7일 (월)"),
      ("2026-12-08", "12월 8일"), ("2027-01-01", "2027년 1월 1일"),
    ])
  func deadlines(day: String, text: String) {
    let day = TestBoard.day(day)
    let days = day.days(since: TestBoard.today)
    #expect(korean.deadline(day, daysFromToday: days, today: TestBoard.today) == text)
  }

  @Test(
    "Days from today",
    arguments: [
      (Phrase.daysAgo(1), "어제"), (.daysAgo(2), "그저께"), (.daysAgo(3), "3일 전"), (.inDays(1), "내일"),
      (.inDays(2), "모레"), (.inDays(3), "3일 후"),
    ])
  func days(phrase: Phrase, text: String) {
    #expect(korean.text(phrase) == text)
  }

  @Test("Nothing is left in English: each text of the lists has Hangul")
  func translated() {
    let texts =
      Action.allCases.flatMap { [korean.title($0), korean.help($0)] } + DialogAction.allCases.map(korean.title)
      + FooterHint.allCases.map(korean.hint) + ProjectPriority.allCases.map(korean.name)
      + CommandName.allCases.flatMap { [korean.text(.summary($0)), korean.text(.details($0))] }
      + CommandOption.allCases.map { korean.text(.option($0)) }
    let untranslated = texts.filter { text in
      !text.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
    }
    #expect(untranslated == [])
  }

  @Test("What was done comes before the title, so that a narrow screen cuts the title")
  func deeds() {
    let id = TestBoard.id(1)
    func text(_ kind: ProjectDeed.Kind, _ ids: [UniqueID]) -> String {
      korean.text(ProjectDeed(kind: kind, cards: ids, title: "예약"), lane: "DONE")
    }
    #expect(text(.moved(to: .done), [id]) == "DONE 레인으로 이동: “예약”")
    #expect(text(.deleted, [id, TestBoard.id(2)]) == "삭제: 카드 2장")
  }

  @Test("A question takes y and n")
  func question() throws {
    let board = try TestBoard(TestCards.four, wording: korean)
    board.press("e x Esc n")
    #expect(board.viewModel.dialog != nil)
    board.press("Esc y")
    #expect(board.viewModel.dialog == nil)
    #expect(board.lanes == "A B | C | D")
  }
}
