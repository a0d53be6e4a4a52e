import Domain
import Testing

@Suite("States, their moves, and priorities")
struct ProjectStateTests {
  @Test(
    "Each state has its two moves, with their titles",
    arguments: [
      (ProjectState.todo, [ProjectState.doing, .done], ["Move To DOING", "Move To DONE"]),
      (.doing, [.todo, .done], ["Move To TODO", "Move To DONE"]),
      (.done, [.todo, .doing], ["Move To TODO", "Move To DOING"]),
    ])
  func moves(state: ProjectState, targets: [ProjectState], titles: [String]) {
    #expect(state.moves.map(\.target) == targets)
    #expect(state.moves.map(\.title) == titles)
  }

  @Test("Names, words in the file and order")
  func names() {
    #expect(ProjectState.allCases == [.todo, .doing, .done])
    #expect(ProjectState.allCases.map(\.rawValue) == ["todo", "doing", "done"])
    #expect(ProjectState.allCases.map(\.name) == ["TODO", "DOING", "DONE"])
  }

  @Test("The lanes stand from left to right and end at both sides")
  func neighbours() {
    #expect(ProjectState.allCases.map(\.previous) == [nil, .todo, .doing])
    #expect(ProjectState.allCases.map(\.next) == [.doing, .done, nil])
  }

  @Test("Priorities: words, rank and order")
  func priorities() {
    #expect(ProjectPriority.allCases.map(\.rawValue) == ["none", "low", "medium", "high"])
    #expect(ProjectPriority.allCases.map(\.rank) == [0, 1, 2, 3])
    #expect([ProjectPriority.high, .none, .medium, .low].sorted() == ProjectPriority.allCases)
  }
}
