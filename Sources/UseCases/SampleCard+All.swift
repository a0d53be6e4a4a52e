import Domain

extension SampleCard {
  /// All cards of the sample board, in its order.
  static var all: [SampleCard] { todo + doing + done }

  private static let todo = [
    SampleCard(
      title: "Fix the login redirect", deadlineIn: 1, priority: .high, tags: ["web", "bug"],
      checklist: items("Write a failing test", "Find where the query is lost", "Keep it", "Ask for a review", done: 2)),
    SampleCard(title: "원조두꺼비집 회식 장소 정하기", deadlineIn: 2, tags: ["업무"]),
    SampleCard(
      title: "Plan the move to the new office 📦", body: planBody, deadlineIn: 12, priority: .medium,
      tags: ["office", "2027"]),
    SampleCard(
      title: "Read what people wrote in the survey about finding cards again once a board has grown to several hundred "
        + "of them, and write down the three wishes that come up most often"),
    SampleCard(title: "Renew the domain", deadlineIn: 40, priority: .low, tags: ["web"]),
    SampleCard(title: "日本語の翻訳を頼む", tags: ["docs", "i18n"]),
    SampleCard(title: "Pay the rent 🏠", deadlineIn: 0, tags: ["home"]),
    SampleCard(
      title: "Call grandmother 👵🏽", deadlineIn: 5, tags: ["home", "family"], madeDaysAgo: 12, enteredDaysAgo: 12),
  ]

  private static let doing = [
    SampleCard(
      title: "Write the design page", state: .doing, body: designBody, deadlineIn: -3, priority: .high, tags: ["docs"],
      madeDaysAgo: 20, enteredDaysAgo: 9),
    SampleCard(
      title: "문래동 회의 자료 정리", state: .doing, body: meetingBody, deadlineIn: 0, priority: .medium, tags: ["업무"],
      checklist: items("지난 회의록 읽기", "자료 모으기", "발표 순서 정하기", done: 1)),
    SampleCard(title: "Answer the survey", state: .doing, priority: .low, enteredDaysAgo: 2),
    SampleCard(title: "Try the board over ssh", state: .doing, deadlineIn: 3, tags: ["terminal"]),
  ]

  private static let done = [
    SampleCard(
      title: "Set up CI", state: .done, tags: ["build"],
      checklist: items("Build", "Test", "Lint", done: 3), madeDaysAgo: 30, enteredDaysAgo: 6),
    SampleCard(title: "이연국수 예약", state: .done, deadlineIn: -11, madeDaysAgo: 15, enteredDaysAgo: 12),
    SampleCard(title: "Choose a name", state: .done, priority: .high, madeDaysAgo: 60, enteredDaysAgo: 45),
  ]

  private static let planBody = """
    What has to be there on the first day:

    - [x] desks and chairs
    - [ ] the network, **tested** with a full room
    - [ ] keys for everybody

    > The lift is out of order on Fridays.

    The floor plan: [map](https://example.org/plan).
    """

  private static let designBody = """
    # Why

    People come from the old tool and look for *three lanes*.

    ## What

    1. Lanes
    2. Cards
    3. Keys, so that nobody needs the mouse

    ```sh
    trilane add Pay the rent
    ```

    | size  | lanes |
    |-------|-------|
    | 20x5  | one   |
    | 80x24 | three |
    """

  private static let meetingBody = """
    ## 안건

    1. 지난 분기 **결과**
    2. 다음 분기 계획

    - [ ] 회의실 예약
    - [x] 참석자에게 알리기
    """
}
