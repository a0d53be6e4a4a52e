import Domain
import TestSupport
import Testing
import UseCases

@Suite("Undo and redo")
struct UndoTests {
  /// A step of each kind, on the six cards of which B and E are archived.
  static let steps: [(name: String, step: @Sendable (ProjectUseCase) throws -> ProjectOutcome)] = [
    ("create", { try $0.create($0.draft(title: "N"), at: .after(.number(1))) }),
    (
      "edit",
      { useCase in
        let original = try #require(try useCase.read(.number(3)))
        var edited = original
        edited.title = "c"
        edited.deadline = .of("2026-12-24")
        edited.tags = [.of("web")]
        return try useCase.update(edited, from: original)
      }
    ),
    (
      "edit with a new state",
      { useCase in
        let original = try #require(try useCase.read(.number(3)))
        var edited = original
        edited.state = .done
        return try useCase.update(edited, from: original)
      }
    ),
    ("move", { try $0.changeState(of: [.number(1), .number(4), .number(3)], to: .done) }),
    ("move of an archived card", { try $0.changeState(of: [.number(2)], to: .done) }),
    ("reorder", { try $0.reorder(.number(3), to: .top) }),
    ("delete", { try $0.delete([.number(1), .number(3), .number(4), .number(2)]) }),
    ("archive", { try $0.archive([.number(1), .number(6)]) }),
    ("restore", { try $0.restore([.number(2), .number(5)]) }),
    (
      "configure",
      {
        var edit = BoardModification()
        edit.name = "Home"
        edit.lanes[.todo] = .init(title: .set("Next"), wipLimit: .set(2))
        return try $0.configure(edit)
      }
    ),
  ]

  private static func board() -> UseCaseBoard {
    let cards = UseCaseBoard.six.map { card in
      var card = card
      if ["B", "E"].contains(card.title) { card.archivedAt = .of("2026-11-30T09:00:00Z") }
      return card
    }
    return UseCaseBoard(cards)
  }

  private struct Snapshot: Equatable {
    let settings: BoardSettings
    let cards: [ProjectModel]

    init(_ board: UseCaseBoard) throws {
      settings = try board.useCase.settings()
      cards = try board.cards()
    }
  }

  @Test("Each kind of step is taken back and done again exactly, and is told", arguments: 0..<10)
  func eachKind(index: Int) throws {
    let board = Self.board()
    let first = try Snapshot(board)
    let outcome = try Self.steps[index].step(board.useCase)
    let deed = try #require(outcome.deed)
    let last = try Snapshot(board)
    #expect(first != last)
    for _ in 0..<2 {
      #expect(try board.useCase.undo().deed == deed)
      #expect(try Snapshot(board) == first)
      #expect(try board.useCase.undo() == .nothing)
      #expect(try board.useCase.redo().deed == deed)
      #expect(try Snapshot(board) == last)
      #expect(try board.useCase.redo() == .nothing)
    }
  }

  @Test("Without a step there is nothing to take back or to do again")
  func nothing() throws {
    let board = Self.board()
    #expect(try board.useCase.undo() == .nothing)
    #expect(try board.useCase.redo() == .nothing)
  }

  @Test("A new step ends what could be done again; one that came to nothing does not")
  func redoCleared() throws {
    let board = Self.board()
    _ = try board.useCase.reorder(.number(3), to: .top)
    _ = try board.useCase.undo()
    #expect(try board.useCase.reorder(.number(1), to: .top) == .nothing)
    #expect(try board.useCase.redo().deed?.kind == .reordered)
    _ = try board.useCase.undo()
    _ = try board.useCase.delete([.number(6)])
    #expect(try board.useCase.redo() == .nothing)
    #expect(try board.useCase.undo().deed?.kind == .deleted)
  }

  @Test("A deleted card comes back whole: place, times, history, unknown fields", arguments: 0..<30 as Range<UInt64>)
  func whole(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let cards = generator.cards(5)
    let board = UseCaseBoard(cards)
    _ = try board.useCase.delete([cards[2].id])
    _ = try board.useCase.undo()
    #expect(try board.cards() == cards)
  }

  // MARK: - After what others did

  private static func foreign(_ change: (inout ProjectModification) -> Void) -> ProjectModification {
    var edit = ProjectModification()
    edit.touch = .at(.of("2026-12-01T10:30:00Z"))
    change(&edit)
    return edit
  }

  /// Moves A to DOING, edits C, and then takes back the edit after others have done `meanwhile`.
  private static func undoEdit(
    of board: UseCaseBoard, meanwhile: ProjectChange
  ) throws -> Result<ProjectOutcome, ProjectRepositoryError> {
    _ = try board.useCase.changeState(of: [.number(1)], to: .doing)
    let original = try #require(try board.useCase.read(.number(3)))
    var edited = original
    edited.title = "c"
    _ = try board.useCase.update(edited, from: original)
    _ = try board.repository.apply([meanwhile])
    do { return .success(try board.useCase.undo()) } catch { return .failure(error) }
  }

  @Test("A card whose edited field others have changed since is left, told, and the step forgotten")
  func changedSince() throws {
    let board = Self.board()
    let result = try Self.undoEdit(of: board, meanwhile: .modify(.number(3), Self.foreign { $0.title = "theirs" }))
    #expect(result == .failure(.cardChanged(.number(3))))
    #expect(try board.card(.number(3))?.title == "theirs")
    #expect(try board.useCase.redo() == .nothing)
    #expect(try board.useCase.undo().deed?.kind == .moved(to: .doing))
    #expect(try board.useCase.undo() == .nothing)
  }

  @Test("What others changed in another field stays, also the time of their change")
  func otherFieldSince() throws {
    let board = Self.board()
    let meanwhile = Self.foreign { $0.body = .set("theirs") }
    let result = try Self.undoEdit(of: board, meanwhile: .modify(.number(3), meanwhile))
    #expect(try result.get().deed?.kind == .edited)
    var expected = UseCaseBoard.card("C", number: 3)
    expected.body = "theirs"
    expected.updatedAt = .of("2026-12-01T10:30:00Z")
    #expect(try board.card(.number(3)) == expected)
  }

  @Test("A card that others have deleted since is told, and the step forgotten")
  func deletedSince() throws {
    let board = Self.board()
    #expect(try Self.undoEdit(of: board, meanwhile: .remove(.number(3))) == .failure(.noSuchCard(.number(3))))
    #expect(try board.useCase.undo().deed?.kind == .moved(to: .doing))
  }

  @Test("A card that others have moved on since is not moved back")
  func movedSince() throws {
    let board = Self.board()
    _ = try board.useCase.changeState(of: [.number(1)], to: .doing)
    _ = try board.repository.update(.number(1), Self.foreign { $0.workState = .done })
    #expect(throws: ProjectRepositoryError.cardChanged(.number(1))) { try board.useCase.undo() }
    #expect(try board.card(.number(1))?.workState == .done)
  }

  @Test("When one card of several has changed since, all are left")
  func oneOfSeveral() throws {
    let board = Self.board()
    _ = try board.useCase.changeState(of: [.number(1), .number(3)], to: .doing)
    _ = try board.repository.update(.number(1), Self.foreign { $0.workState = .done })
    let before = try board.cards()
    #expect(throws: ProjectRepositoryError.cardChanged(.number(1))) { try board.useCase.undo() }
    #expect(try board.cards() == before)
  }

  @Test("A new card that others have edited since is not removed")
  func createdEdited() throws {
    let board = Self.board()
    let draft = board.useCase.draft(title: "N")
    _ = try board.useCase.create(draft)
    _ = try board.repository.update(draft.id, Self.foreign { $0.body = .set("theirs") })
    #expect(throws: ProjectRepositoryError.cardChanged(draft.id)) { try board.useCase.undo() }
    #expect(try board.card(draft.id)?.body == "theirs")
  }

  @Test("A deleted card that is back by now is not brought back twice")
  func broughtBack() throws {
    let board = Self.board()
    _ = try board.useCase.delete([.number(1)])
    _ = try board.repository.apply([.restore(UseCaseBoard.card("A", number: 1), .bottom)])
    #expect(throws: ProjectRepositoryError.cardExists(.number(1))) { try board.useCase.undo() }
    #expect(try board.lane(.todo) == "C A")
  }

  @Test("Settings that others have changed since are left")
  func settingsSince() throws {
    let board = Self.board()
    var edit = BoardModification()
    edit.name = "Home"
    _ = try board.useCase.configure(edit)
    edit.name = "Theirs"
    _ = try board.repository.apply([.configure(edit, expecting: nil)])
    #expect(throws: ProjectRepositoryError.settingsChanged) { try board.useCase.undo() }
    #expect(try board.useCase.settings().name == "Theirs")
  }

  @Test("Redo too leaves a card that has changed since, tells it, and forgets the step")
  func redoSince() throws {
    let board = Self.board()
    _ = try board.useCase.changeState(of: [.number(1)], to: .doing)
    _ = try board.useCase.undo()
    _ = try board.repository.update(.number(1), Self.foreign { $0.workState = .done })
    #expect(throws: ProjectRepositoryError.cardChanged(.number(1))) { try board.useCase.redo() }
    #expect(try board.card(.number(1))?.workState == .done)
    #expect(try board.useCase.redo() == .nothing)
  }

  @Test("Neighbours that are gone do not hinder: the card comes back to the lane's order as it is")
  func neighboursGone() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.delete([.number(2)])
    _ = try board.repository.apply([.remove(.number(4)), .remove(.number(5))])
    _ = try board.useCase.undo()
    #expect(try board.lanes() == "A B C |  | F")
  }

  @Test("A step that others took back already is forgotten, so that redo does not tell of it")
  func takenBackOutside() throws {
    let board = UseCaseBoard(UseCaseBoard.six)
    _ = try board.useCase.reorder(.number(3), to: .top)
    _ = try board.repository.apply([.place(.number(3), .after(.number(5)))])
    #expect(try board.useCase.undo() == .nothing)
    #expect(try board.lane(.todo) == "A B C")
    #expect(try board.useCase.redo() == .nothing)
  }

  // MARK: - A store that fails

  @Test("When the store fails the step stays, to be taken back or done again later")
  func storeFails() throws {
    let board = Self.board()
    let fault = StoreFault(path: "/b", kind: .saveFailed(.sync, errno: 5))
    _ = try board.useCase.reorder(.number(3), to: .top)
    board.store.fault = fault
    #expect(throws: ProjectRepositoryError.store(fault)) { try board.useCase.undo() }
    board.store.fault = nil
    #expect(try board.useCase.undo().deed?.kind == .reordered)
    board.store.fault = fault
    #expect(throws: ProjectRepositoryError.store(fault)) { try board.useCase.redo() }
    board.store.fault = nil
    #expect(try board.useCase.redo().deed?.kind == .reordered)
  }
}
