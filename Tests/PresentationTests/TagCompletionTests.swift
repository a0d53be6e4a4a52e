import Domain
import Presentation
import TestSupport
import Testing
import UseCases

@Suite("Tags completed from the board")
struct TagCompletionTests {
  /// A board with `docs` on three cards, `docker` on two, `Web` on two and `업무` on one, the keys in the tags of the
  /// form of a card without any.
  private func board(opening keys: String = "e Tab Tab Tab") throws -> TestBoard {
    let tags = [[], ["docs", "web"], ["docs", "docker", "Web"], ["Docs", "docker", "Web"], ["업무"]]
    let cards = tags.enumerated().map { TestCards.card("\($0)", number: UInt64($0) + 1, tags: $1) }
    let board = try TestBoard(cards)
    board.press(keys)
    return board
  }

  private func form(_ board: TestBoard) throws -> ProjectEditorViewModel {
    guard case .form(let form) = board.viewModel.dialog else { throw FormIsClosed() }
    return form
  }

  private struct FormIsClosed: Error {}

  /// The offer as it is read, such as `docs 3 docker 2`.
  private func offer(_ board: TestBoard) throws -> String {
    try (form(board).tagCompletion?.choices ?? []).map { "\($0.tag.name) \($0.count)" }.joined(separator: " ")
  }

  @Test(
    "the tags that begin like the word at the cursor are offered, the most frequent first, in any case",
    arguments: [
      ("d", "docs 3 docker 2"), ("DOC", "docs 3 docker 2"), ("#dock", "docker 2"), ("we", "Web 3"), ("업", "업무 1"),
      ("docs", ""), ("x", ""), ("", ""), ("d ", ""), ("docs d", "docker 2"), ("a,d", "docs 3 docker 2"), ("#", ""),
    ])
  func offers(text: String, choices: String) throws {
    let board = try board()
    board.type(text)
    #expect(try offer(board) == choices)
  }

  @Test("Tab and Right take the first, and the next one can be typed at once", arguments: ["Tab", "Right", "Ctrl-f"])
  func take(key: String) throws {
    let board = try board()
    board.type("#do")
    board.press(key)
    #expect(try form(board).tags.text == "#docs ")
    board.type("w")
    board.press("\(key) Ctrl-s")
    #expect(try board.repository.read(id: TestBoard.id(1))?.tags.map(\.name) == ["docs", "Web"])
  }

  @Test("where nothing is offered Tab goes to the next field, and Right stays")
  func leave() throws {
    let board = try board()
    board.type("docs")
    board.press("Right")
    #expect(try form(board).tags.text == "docs")
    board.press("Tab")
    #expect(try form(board).focus == .checklist)
  }

  @Test("in the middle of the text Tab completes the word there, and Right moves; within a word nothing is offered")
  func middle() throws {
    let board = try board()
    board.type("do x")
    board.press("Left Left")
    #expect(try offer(board) == "docs 3 docker 2")
    board.press("Right Left Tab")
    #expect(try form(board).tags.text == "docs x")
    board.press("Left")
    #expect(try offer(board) == "")
  }

  @Test("the one-line field for tags has it too; Enter saves what stands there")
  func oneLine() throws {
    let board = try board(opening: "t")
    board.type("dock")
    board.press("Tab Enter")
    #expect(try board.repository.read(id: TestBoard.id(1))?.tags.map(\.name) == ["docker"])
    board.press("t Ctrl-u d o Enter")
    #expect(try board.repository.read(id: TestBoard.id(1))?.tags.map(\.name) == ["do"])
  }

  @Test("the tags of a large board are counted in pieces, and nothing is offered before that is done")
  func pieces() throws {
    let cards = (1...1_200).map { TestCards.card("\($0)", number: $0, tags: ["docs"]) }
    let board = try TestBoard(cards)
    _ = board.viewModel.receive(.action(.setTags))
    _ = board.viewModel.receive(.edit(.insert(" d")))
    var pieces = 0
    while board.viewModel.continueWork() {
      pieces += 1
      if pieces < 3 { #expect(try offer(board) == "") }
    }
    #expect(pieces == 3)
    #expect(try form(board).tags.text == "docs d")
    _ = board.viewModel.receive(.edit(.killSpacedWordBackward))
    _ = board.viewModel.receive(.edit(.killToLineStart))
    _ = board.viewModel.receive(.edit(.insert("d")))
    #expect(try offer(board) == "docs 1200")
  }

  @Test("archived cards do not count, and typing reads no card")
  func counts() throws {
    let board = try board(opening: "")
    _ = try board.useCase.archive([TestBoard.id(2), TestBoard.id(5)])
    board.press("e Tab Tab Tab d")
    #expect(try offer(board) == "docker 2 Docs 2")
    _ = try board.useCase.archive([TestBoard.id(3), TestBoard.id(4)])
    board.press("o")
    #expect(try offer(board) == "docker 2 Docs 2")
  }
}
