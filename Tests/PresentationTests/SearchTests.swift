import Domain
import Presentation
import TestSupport
import Testing
import UseCases

@Suite("The search")
struct SearchTests {
  private static let cards = [
    TestCards.card("Fix the login", number: 1, body: "Redirects twice", tags: ["web"]),
    TestCards.card("Pay the rent", number: 2),
    TestCards.card("원조두꺼비집 회식", number: 3),
    TestCards.card(
      "Design page", .doing, number: 4, checklist: [ProjectChecklistItem(text: "Étude of logins", isDone: false)]),
    TestCards.card("Answer mail", .doing, number: 5),
    TestCards.card("Set up CI", .done, number: 6, tags: ["web"]),
  ]

  private func board() throws -> TestBoard { try TestBoard(SearchTests.cards) }

  /// What the lanes show, such as `A B | C |`.
  private func shown(_ board: TestBoard) -> String {
    ProjectState.allCases.map { state in
      (0..<board.viewModel.count(in: state)).compactMap { board.viewModel.card(at: $0, in: state)?.title }
        .joined(separator: ", ")
    }.joined(separator: " | ")
  }

  @Test(
    "looks into title, body, tags, checklist and id; all words must be there; without case, accents and width",
    arguments: [
      ("login", "Fix the login | Design page | "), ("LOGIN", "Fix the login | Design page | "),
      ("redirects", "Fix the login |  | "), ("#web", "Fix the login |  | Set up CI"), ("etude", " | Design page | "),
      ("the login", "Fix the login |  | "), ("login the", "Fix the login |  | "), ("ｗｅｂ ci", " |  | Set up CI"),
      ("회시", "원조두꺼비집 회식 |  | "), ("ㄷ", "원조두꺼비집 회식 |  | "), ("login#web", " |  | "),
      (" ", "Fix the login, Pay the rent, 원조두꺼비집 회식 | Design page, Answer mail | Set up CI"),
    ])
  func fields(query: String, expected: String) throws {
    let board = try board()
    board.press("/")
    query.forEach { board.press($0 == " " ? "Space" : String($0)) }
    #expect(shown(board) == expected)
  }

  @Test("four digits of an id find its card, three do not")
  func idPrefix() throws {
    let board = try TestBoard([
      TestCards.card("A", number: 0x0000_0001), TestCards.card("B", number: 0x0000_0002),
    ])
    let digits = String(TestBoard.id(2).description.prefix(4))
    board.press("/")
    board.type(String(digits.prefix(3)))
    #expect(shown(board) == " |  | ")
    board.type(String(digits.suffix(1)))
    #expect(shown(board) == "B |  | ")
  }

  @Test("Enter keeps it, Esc in the line clears it at once, Esc on the board clears what was kept")
  func keepAndClear() throws {
    let board = try board()
    board.press("/ r e n t Enter")
    #expect(board.viewModel.dialog == nil)
    #expect(shown(board) == "Pay the rent |  | ")
    #expect(board.rows[0].hasSuffix("1 of 6 /rent "))
    board.press("Esc")
    #expect(shown(board).contains("Answer mail"))
    #expect(board.selection == "Pay the rent")
    board.press("/ c i")
    #expect(board.selection == "Set up CI")
    board.press("Esc")
    #expect(board.viewModel.searchText.isEmpty && board.viewModel.dialog == nil)
  }

  @Test("Esc lets go of the message of a failure first, then of the search")
  func oneThingAtATime() throws {
    let repository = RefusingRepository(try self.board().repository)
    let board = try TestBoard(repository: repository)
    board.press("/ r e n t Enter")
    repository.fault = StoreFault(path: "x", kind: .missingFolder)
    board.press("d Esc")
    #expect(board.message == nil && board.viewModel.searchText == "rent")
    board.press("Esc")
    #expect(board.viewModel.searchText.isEmpty)
  }

  @Test("the selection is as near as can be to where the search began, however the words come and go")
  func selection() throws {
    let board = try board()
    board.press("j / l o g i n")
    #expect(board.selection == "Fix the login")
    board.press("Ctrl-u")
    #expect(board.selection == "Pay the rent")
    board.press("z z z")
    #expect(board.selection == nil)
    board.press("Ctrl-u c i")
    #expect(board.selection == "Set up CI")
    board.press("Ctrl-u Enter")
    #expect(board.selection == "Pay the rent")
  }

  @Test("n and N go round the matches of all lanes, as Down and Up do in the line")
  func round() throws {
    let board = try board()
    board.press("/ l o g i n Enter n")
    #expect(board.selection == "Design page")
    board.press("n")
    #expect(board.selection == "Fix the login")
    board.press("N")
    #expect(board.selection == "Design page")
    board.press("/ Down")
    #expect(board.selection == "Fix the login")
  }

  @Test("n without a search, and with one that finds nothing, says why it does nothing")
  func nowhereToGo() throws {
    let board = try board()
    board.press("n")
    #expect(board.message == "There is no search; / begins one.")
    board.press("/ z z z Enter")
    #expect(board.message == "No card matches “zzz”.")
    board.press("j N")
    #expect(board.message == "No card matches “zzz”.")
  }

  @Test("adding or editing a card that the search hides says so and where it is")
  func hidden() throws {
    let board = try board()
    board.press("/ l o g i n Enter l a N e w Enter")
    #expect(board.message == "Added “New”. The search hides it: it is in DOING")
    #expect(shown(board) == "Fix the login | Design page | ")
    board.press("h e Ctrl-u O t h e r Enter")
    #expect(board.message == "Edited “Other”. The search hides it: it is in TODO")
    board.press("u")
    #expect(shown(board) == "Fix the login | Design page | ")
    board.press("a L o g i n Space 2 Enter L")
    #expect(shown(board) == "Fix the login | Login 2, Design page | ")
  }

  @Test("a limit is measured by the whole lane, not by what is shown of it")
  func limit() throws {
    let board = try TestBoard(
      SearchTests.cards, settings: TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 2)]))
    board.press("/ l o g i n Enter L")
    #expect(board.message?.contains("3 of 2") == true)
  }

  @Test("a change from outside keeps the search")
  func outside() throws {
    let board = try board()
    board.press("/ r e n t Enter")
    let edit = ProjectModification(from: SearchTests.cards[5], to: TestCards.card("Rent a car", .done, number: 6))
    _ = try board.repository.update(TestBoard.id(6), edit)
    board.press("r")
    #expect(shown(board) == "Pay the rent |  | Rent a car")
  }

  @Test("shown are just the cards that match, for generated boards and queries", arguments: 1...8)
  func property(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let cards = generator.cards(60)
    let board = try TestBoard(cards)
    board.press("/")
    for _ in 0..<40 {
      if generator.chance(in: 3) { board.press("Ctrl-u") }
      if generator.chance(in: 4) { board.press("Backspace") }
      board.paste(String(generator.text().prefix(generator.number(1...4))))
      let words = SearchReference.words(of: board.viewModel.searchText)
      let expected = ProjectState.allCases.flatMap { state in
        cards.filter { $0.workState == state && !$0.isArchived && SearchReference.matches($0, words) }.map(\.id)
      }
      let found = ProjectState.allCases.flatMap { state in
        (0..<board.viewModel.count(in: state)).compactMap { board.viewModel.card(at: $0, in: state)?.id }
      }
      #expect(found == expected, "\(board.viewModel.searchText.debugDescription)")
    }
  }

  @Test(
    "the next and the previous match of the same lane, kept or while typing",
    arguments: [
      ("Enter n", "e2"), ("Enter n n", "e3"), ("Enter n n n", "e1"), ("Enter n N", "e1"), ("Enter N", "e3"),
      ("Enter N N", "e2"), ("Down", "e2"), ("Down Down Up", "e2"),
    ])
  func withinALane(keys: String, selection: String) throws {
    let board = try TestBoard(TestCards.lane(.todo, "e1", "e2", "e3", from: 1))
    board.press("/ e \(keys)")
    #expect(board.selection == selection)
  }
}
