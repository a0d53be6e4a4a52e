package import Domain

/// Cards for tests, written short.
package enum TestCards {
  /// Cards with these titles in one lane.
  package static func lane(_ state: ProjectState, _ titles: String..., from number: UInt64) -> [ProjectModel] {
    titles.enumerated().map { card($1, state, number: number + UInt64($0)) }
  }

  /// Two cards in TODO, one in DOING, one in DONE: `A B | C | D`.
  package static var four: [ProjectModel] {
    lane(.todo, "A", "B", from: 1) + lane(.doing, "C", from: 3) + lane(.done, "D", from: 4)
  }

  package static func card(
    _ title: String, _ state: ProjectState = .todo, number: UInt64, body: String = "", deadline: String? = nil,
    priority: ProjectPriority = .none, tags: [String] = [], checklist: [ProjectChecklistItem] = [],
    enteredDaysAgo days: Int = 1
  ) -> ProjectModel {
    let at = Timestamp(secondsSince1970: TestBoard.morning.secondsSince1970 - days * 86_400)
    return ProjectModel(
      id: TestBoard.id(number), title: title, body: body, workState: state,
      deadline: deadline.map(TestBoard.day), priority: priority, tags: tags.compactMap { try? ProjectTag($0) },
      checklist: checklist, createdAt: at, updatedAt: at, history: [ProjectHistoryEntry(state: state, at: at)])
  }

  /// The board of the picture in the interface's description: every fact that a card can show, in three scripts.
  package static var rich: [ProjectModel] {
    let items = (1...5).map { ProjectChecklistItem(text: "step \($0)", isDone: $0 <= 2) }
    return [
      card(
        "Fix the login redirect", number: 1, deadline: "2026-12-02", tags: ["web", "bug"], checklist: items),
      card("원조두꺼비집 회식 장소 정하기", number: 2),
      card(
        "Write the design page", .doing, number: 3, body: "## Why", deadline: "2026-11-28", priority: .high,
        tags: ["docs"], enteredDaysAgo: 9),
      card("문래동 회의 자료 정리", .doing, number: 4, deadline: "2026-12-01", priority: .medium, tags: ["업무"]),
      card("Answer the survey", .doing, number: 5, priority: .low),
      card("Set up CI", .done, number: 6),
      card("이연국수 예약", .done, number: 7, deadline: "2026-11-20"),
    ]
  }
}
