import Domain
import TestSupport
import Testing
import UseCases

@Suite("Creating a card")
struct CreatingTests {
  @Test("A draft has an id and a time of its own")
  func draft() {
    let board = UseCaseBoard()
    let (first, second) = (board.useCase.draft(title: "A"), board.useCase.draft(title: "B"))
    #expect(first.id != second.id)
    #expect(first.createdAt == UseCaseBoard.morning)
    #expect(first.createdAt < second.createdAt)
    #expect(first.workState == .todo)
  }

  @Test("A new card has all that its draft has, and stands at the bottom of its lane")
  func create() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    var draft = board.useCase.draft(title: " 새 카드 ")
    draft.workState = .doing
    draft.deadline = .of("2026-12-24")
    draft.tags = [.of("web")]
    let outcome = try board.useCase.create(draft)
    #expect(outcome.deed == ProjectDeed(kind: .created, cards: [draft.id], title: "새 카드"))
    #expect(try board.lanes() == "A B C | D E 새 카드 | F")
    var expected = ProjectModel(draft)
    expected.title = "새 카드"
    #expect(try board.card(draft.id) == expected)
  }

  @Test(
    "It goes where it is told to",
    arguments: [
      (ProjectPlace.top, "N A B C | D E | F"), (.bottom, "A B C N | D E | F"),
      (.before(.number(2)), "A N B C | D E | F"),
      (.after(.number(2)), "A B N C | D E | F"), (.after(.number(3)), "A B C N | D E | F"),
      (.before(.number(99)), "A B C N | D E | F"), (.after(.number(99)), "A B C N | D E | F"),
    ])
  func place(place: ProjectPlace, lanes: String) throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.create(board.useCase.draft(title: "N"), at: place)
    #expect(try board.lanes() == lanes)
  }

  /// The board is A D B E C F.
  @Test(
    "Beside a card that is in another lane by now, it stands beside it on the board, in its own lane",
    arguments: [
      (ProjectPlace.before(.number(4)), "A N B C"), (.after(.number(4)), "A N B C"), (.before(.number(6)), "A B C N"),
      (.after(.number(6)), "A B C N"),
    ])
  func placeInOtherLane(place: ProjectPlace, lane: String) throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.create(board.useCase.draft(title: "N"), at: place)
    #expect(try board.lanes() == lane + " | D E | F")
  }

  @Test("Beside a card that is archived by now, it stands where that one stood")
  func placeBesideArchived() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.archive([.number(2)])
    _ = try board.useCase.create(board.useCase.draft(title: "N"), at: .before(.number(2)))
    #expect(try board.lanes() == "A N C | D E | F")
  }

  @Test("A title that breaks a rule is refused with its facts, and nothing is changed")
  func refusedTitles() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    func refuse(_ title: String, _ error: ProjectRuleError) {
      #expect(throws: ProjectRepositoryError.invalid(error)) {
        try board.useCase.create(board.useCase.draft(title: title))
      }
    }
    refuse("", .blank(.title))
    refuse(" \u{3000}", .blank(.title))
    refuse(String(repeating: "한", count: 501), .tooLong(.title, limit: 500, actual: 501))
    refuse(String(repeating: "👩‍👩‍👧‍👦", count: 161), .tooManyBytes(.title, limit: 4_000, actual: 4_025))
    refuse("a\tb", .controlCharacter(.title, scalar: 9, position: 2))
    refuse("\u{1B}[2J", .controlCharacter(.title, scalar: 0x1B, position: 1))
    #expect(try board.cards() == UseCaseBoard.six)
    #expect(try board.useCase.undo() == .nothing)
  }

  @Test("The other fields are held to their rules too")
  func refusedFields() throws {
    let board = UseCaseBoard()
    func refuse(_ error: ProjectRuleError, _ change: (inout ProjectDraft) -> Void) {
      var draft = board.useCase.draft(title: "A")
      change(&draft)
      #expect(throws: ProjectRepositoryError.invalid(error)) { try board.useCase.create(draft) }
    }
    refuse(.tooLong(.body, limit: 100_000, actual: 100_001)) { $0.body = String(repeating: "a", count: 100_001) }
    refuse(.controlCharacter(.body, scalar: 0x0D, position: 2)) { $0.body = "a\r\nb" }
    refuse(.tooMany(.tags, limit: 32, actual: 33)) { $0.tags = (1...33).map { .of("t\($0)") } }
    refuse(.tooMany(.checklist, limit: 500, actual: 501)) {
      $0.checklist = Array(repeating: .init(text: "x"), count: 501)
    }
    refuse(.blank(.checklistItem)) { $0.checklist = [.init(text: " ")] }
    #expect(try board.cards().isEmpty)
  }

  @Test("The same draft twice is refused the second time")
  func twice() throws {
    let board = UseCaseBoard()
    let draft = board.useCase.draft(title: "A")
    _ = try board.useCase.create(draft)
    #expect(throws: ProjectRepositoryError.cardExists(draft.id)) { try board.useCase.create(draft) }
    #expect(try board.lanes() == "A |  | ")
  }

  @Test("A store that fails is told, and there is nothing to take back")
  func fault() throws {
    let board = UseCaseBoard()
    let fault = StoreFault(path: "/b", kind: .saveFailed(.write, errno: 28))
    board.store.fault = fault
    #expect(throws: ProjectRepositoryError.store(fault)) {
      try board.useCase.create(board.useCase.draft(title: "A"))
    }
    board.store.fault = nil
    #expect(try board.useCase.undo() == .nothing)
  }

  @Test("What a person should know although it is saved comes with the outcome")
  func cautions() throws {
    let board = UseCaseBoard()
    board.store.cautions = [.folderNotSynced(path: "/b")]
    #expect(try board.useCase.create(board.useCase.draft(title: "A")).cautions == [.folderNotSynced(path: "/b")])
    #expect(try board.useCase.undo().cautions == [.folderNotSynced(path: "/b")])
    #expect(try board.useCase.redo().cautions == [.folderNotSynced(path: "/b")])
  }
}
