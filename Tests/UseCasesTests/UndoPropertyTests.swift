import Domain
import TestSupport
import Testing
import UseCases

@Suite("Undo and redo over random steps")
struct UndoPropertyTests {
  private struct Snapshot: Equatable {
    let settings: BoardSettings
    let cards: [ProjectModel]

    init(_ board: UseCaseBoard) throws {
      settings = try board.useCase.settings()
      cards = try board.cards()
    }
  }

  @Test(
    "Taking every step back gives each board before it, the first one last; doing all again each one after",
    arguments: 0..<40 as Range<UInt64>)
  func everything(seed: UInt64) throws {
    var steps = RandomStep(seed: seed)
    let board = UseCaseBoard(
      steps.generator.cards(8), settings: steps.generator.settings(),
      placeOfMovedCard: steps.generator.element([.top, .bottom]))
    var boards = [try Snapshot(board)]
    var deeds: [ProjectDeed] = []
    for _ in 0..<40 {
      let outcome = try steps.take(on: board)
      let now = try Snapshot(board)
      guard let deed = outcome.deed else {
        #expect(now == boards.last, "a step that came to nothing")
        continue
      }
      #expect(now != boards.last, "\(deed)")
      deeds.append(deed)
      boards.append(now)
    }
    for index in deeds.indices.reversed() {
      #expect(try board.useCase.undo().deed == deeds[index])
      try #require(try Snapshot(board) == boards[index], "undo of step \(index)")
    }
    #expect(try board.useCase.undo() == .nothing)
    for index in deeds.indices {
      #expect(try board.useCase.redo().deed == deeds[index])
      try #require(try Snapshot(board) == boards[index + 1], "redo of step \(index)")
    }
    #expect(try board.useCase.redo() == .nothing)
  }

  @Test(
    "Going back and forth at random ends where the same number of steps ends", arguments: 100..<120 as Range<UInt64>)
  func backAndForth(seed: UInt64) throws {
    var steps = RandomStep(seed: seed)
    let board = UseCaseBoard(steps.generator.cards(6))
    var boards = [try Snapshot(board)]
    while boards.count < 12 {
      if try steps.take(on: board).deed != nil { boards.append(try Snapshot(board)) }
    }
    var index = boards.count - 1
    for _ in 0..<60 {
      if steps.generator.chance() {
        if try board.useCase.undo().deed != nil { index -= 1 }
      } else if try board.useCase.redo().deed != nil {
        index += 1
      }
      try #require(boards.indices.contains(index))
      try #require(try Snapshot(board) == boards[index], "after \(index) steps")
    }
  }
}
