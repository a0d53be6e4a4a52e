import Domain
import TestSupport
import Testing
import UseCases

@Suite("Between a card and what is shown of it")
struct ProjectTranslaterTests {
  static let days: [CalendarDay] = [
    .of("0001-01-01"), .of("1969-12-31"), .of("2024-02-29"), .of("2026-12-01"), .of("9999-12-31"),
  ]

  private static func translater(
    _ today: CalendarDay = UseCaseBoard.today, _ wording: any ProjectWording = PlainWording()
  ) -> ProjectTranslater {
    ProjectTranslater(today: today, wording: wording, localDay: CalendarDay.utc(of:))
  }

  // MARK: - Round trip

  @Test(
    "There and back is the same card, whatever the day and the wording", arguments: WordingChoice.allCases,
    0..<60 as Range<UInt64>)
  func roundTrip(wording: WordingChoice, seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let days = Self.days + (0..<3).compactMap { _ in generator.day() }
    for _ in 0..<5 {
      var card = generator.card()
      for deadline in [card.deadline, .of("0001-01-01"), .of("9999-12-31"), nil] {
        card.deadline = deadline
        for today in days {
          let translater = Self.translater(today, wording.wording)
          #expect(translater.entity(from: translater.model(of: card)) == card, "today \(today)")
        }
      }
    }
  }

  @Test(
    "The same card is the same model, and another day changes only what is for the eye",
    arguments: 0..<60 as Range<UInt64>)
  func eyeTexts(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let card = generator.card()
    let model = Self.translater().model(of: card)
    #expect(Self.translater().model(of: card) == model)
    var other = Self.translater(.of("2030-01-01"), WordingChoice.english.wording).model(of: card)
    other.deadlineText = model.deadlineText
    other.urgency = model.urgency
    other.ageText = model.ageText
    #expect(other == model)
  }

  @Test("Every field is carried")
  func fields() {
    let at = Timestamp.of("2026-11-30T09:00:00Z")
    let card = ProjectModel(
      id: .number(1), title: "한글\u{7}", body: "text", workState: .doing, deadline: .of("2026-12-24"), priority: .high,
      tags: [.of("web")], checklist: [.init(text: "x", isDone: true)], createdAt: at, updatedAt: at,
      history: [.init(state: .doing, at: at)], archivedAt: at, unknownFields: [.init(name: "\"k\"", value: "1")])
    let model = Self.translater().model(of: card)
    #expect(model.id == card.id)
    #expect(model.title == card.title && model.body == "text" && model.hasBody)
    #expect(model.state == .doing && model.deadline == card.deadline && model.priority == .high)
    #expect(model.tags == card.tags && model.checklist == card.checklist)
    #expect(model.createdAt == at && model.updatedAt == at && model.archivedAt == at)
    #expect(model.history == card.history && model.unknownFields == card.unknownFields)
    #expect(model.progressText == "1/1")
    #expect(!Self.translater().model(of: ProjectModel(id: .number(1), title: "A")).hasBody)
    #expect(Self.translater().model(of: ProjectModel(id: .number(1), title: "A")).progressText == nil)
  }

  // MARK: - Urgency

  @Test(
    "Urgency changes at the right day",
    arguments: [
      (-3_652_058, ProjectUrgency.late), (-2, .late), (-1, .late), (0, .today), (1, .soon), (2, .soon), (3, .soon),
      (4, .later), (365, .later),
    ])
  func urgency(days: Int, expected: ProjectUrgency) {
    let today = days < -1_000 ? CalendarDay.of("9999-12-31") : UseCaseBoard.today
    for state in [ProjectState.todo, .doing] {
      let card = ProjectModel(id: .number(1), title: "A", workState: state, deadline: today.adding(days: days))
      #expect(Self.translater(today).model(of: card).urgency == expected)
    }
    let done = ProjectModel(id: .number(1), title: "A", workState: .done, deadline: today.adding(days: days))
    #expect(Self.translater(today).model(of: done).urgency == .none)
  }

  @Test("Without a deadline there is no urgency and no text")
  func noDeadline() {
    let model = Self.translater().model(of: ProjectModel(id: .number(1), title: "A"))
    #expect(model.urgency == .none)
    #expect(model.deadlineText == nil)
  }

  // MARK: - Words

  @Test("An open card's deadline is put into words from today, a done one's is a date")
  func deadlineWording() {
    let open = ProjectModel(id: .number(1), title: "A", deadline: .of("2026-12-24"))
    #expect(Self.translater().model(of: open).deadlineText == "deadline 2026-12-24 in 23 of 2026-12-01")
    let late = ProjectModel(id: .number(1), title: "A", workState: .doing, deadline: .of("2026-11-28"))
    #expect(Self.translater().model(of: late).deadlineText == "deadline 2026-11-28 in -3 of 2026-12-01")
    let done = ProjectModel(id: .number(1), title: "A", workState: .done, deadline: .of("2026-11-28"))
    #expect(Self.translater().model(of: done).deadlineText == "date 2026-11-28 of 2026-12-01")
  }

  @Test(
    "A deadline in English, seen from Tuesday, 1 December 2026",
    arguments: [
      ("2025-12-01", "365 days late"), ("2026-11-28", "3 days late"), ("2026-11-30", "1 day late"),
      ("2026-12-01", "today"), ("2026-12-02", "tomorrow"), ("2026-12-03", "Thu 3 Dec"), ("2026-12-07", "Mon 7 Dec"),
      ("2026-12-08", "8 Dec"), ("2026-12-31", "31 Dec"), ("2027-01-01", "1 Jan 2027"), ("9999-12-31", "31 Dec 9999"),
    ])
  func english(deadline: String, text: String) {
    let card = ProjectModel(id: .number(1), title: "A", deadline: .of(deadline))
    let translater = Self.translater(UseCaseBoard.today, WordingChoice.english.wording)
    #expect(translater.model(of: card).deadlineText == text)
  }

  @Test("A new today is the day that everything is told from")
  func newToday() {
    var translater = Self.translater()
    let card = ProjectModel(id: .number(1), title: "A", deadline: .of("2026-12-02"))
    #expect(translater.model(of: card).urgency == .soon)
    translater.today = .of("2026-12-02")
    #expect(translater.model(of: card).urgency == .today)
    translater.today = .of("2026-12-03")
    #expect(translater.model(of: card).urgency == .late)
  }

  // MARK: - Age

  @Test(
    "How long an open card has been in its state is told once it is more than a week",
    arguments: [
      ("2026-12-01T08:00:00Z", nil), ("2026-11-24T00:00:00Z", nil), ("2026-11-23T23:59:59Z", "age 8"),
      ("2026-11-01T00:00:00Z", "age 30"), ("2027-01-01T00:00:00Z", nil), ("0001-01-01T00:00:00Z", "age 739950"),
    ] as [(String, String?)])
  func age(entered: String, text: String?) {
    let history = [ProjectHistoryEntry(state: .doing, at: .of(entered))]
    let doing = ProjectModel(id: .number(1), title: "A", workState: .doing, history: history)
    #expect(Self.translater().model(of: doing).ageText == text)
    let todo = ProjectModel(id: .number(1), title: "A", workState: .todo, history: history)
    #expect(Self.translater().model(of: todo).ageText == nil)
    let done = ProjectModel(
      id: .number(1), title: "A", workState: .done, history: [.init(state: .done, at: .of(entered))])
    #expect(Self.translater().model(of: done).ageText == nil)
  }

  @Test("The age counts the days of the person's calendar, not hours")
  func localAge() {
    let entered = Timestamp.of("2026-11-23T23:30:00Z")
    let card = ProjectModel(
      id: .number(1), title: "A", workState: .todo, history: [.init(state: .todo, at: entered)])
    let ahead = ProjectTranslater(today: UseCaseBoard.today, wording: PlainWording()) { instant in
      CalendarDay.utc(of: Timestamp(secondsSince1970: instant.secondsSince1970 + 9 * 3_600))
    }
    #expect(Self.translater().model(of: card).ageText == "age 8")
    #expect(ahead.model(of: card).ageText == nil)
  }
}
