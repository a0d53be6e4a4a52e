import Domain
import Presentation
import Screen
import TestSupport
import Testing
import UseCases

@Suite("Any keys on the sample board")
struct MarkWalkTests {
  private static let keys = [
    "h", "j", "k", "l", "j", "Space", "Space", "V", "*", "1", "2", "3", "H", "L", "J", "K", "m", "Enter", "Esc", "d",
    ".",
    "o", "O", "x", "u", "U", "z", "W", "Tab", "5", "y", "?", ":", "n", "G", "gg", "Ctrl-u",
  ]
  private static let sizes = [(20, 5), (59, 20), (80, 24), (200, 60)]

  @Test("marks, moves and small dialogs: undoing everything gives back the first board", arguments: 1...8)
  func walk(seed: UInt64) throws {
    let sample = SampleBoard(name: "Sample", today: TestBoard.today, now: TestBoard.morning)
    let board = try TestBoard(sample.cards, settings: sample.settings)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      board.press(MarkWalkTests.keys.randomElement(using: &random) ?? "j")
      if Int.random(in: 0..<40, using: &random) == 0 {
        let size = MarkWalkTests.sizes.randomElement(using: &random) ?? (80, 24)
        board.resize(size.0, size.1)
      }
      let marked = ProjectState.allCases.reduce(0) { count, state in
        count + (0..<board.viewModel.count(in: state)).filter { board.viewModel.isMarked(at: $0, in: state) }.count
      }
      try #require(marked == board.viewModel.markCount)
    }
    while board.viewModel.dialog != nil { board.press("Esc") }
    while board.useCase.canUndo { board.press("u") }
    #expect(try board.repository.read(matching: .all) == sample.cards)
    #expect(try board.repository.settings() == sample.settings)
  }
}
