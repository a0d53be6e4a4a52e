import Domain
import TestSupport
import Testing

/// Random steps of random changes, taken back and done again.
@Suite("Undo on every repository")
struct RandomChangeTests {
  @Test("every step taken back in turn gives the first board", arguments: RepositoryKind.allCases, 1...12)
  func undo(_ kind: RepositoryKind, seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let subject = try Subject(kind, generator.cards(12), settings: generator.settings())
    var boards = [try subject.cards]
    var texts = [subject.fileText]
    var inverses: [[ProjectChange]] = []
    for _ in 0..<25 {
      let changes = try randomChanges(&generator, on: subject)
      let result = try subject.repository.apply(changes)
      try checkLanes(subject)
      inverses.append(result.inverse)
      boards.append(try subject.cards)
      texts.append(subject.fileText)
    }
    var redo: [[ProjectChange]] = []
    for (index, inverse) in inverses.enumerated().reversed() {
      redo.append(try subject.repository.apply(inverse).inverse)
      #expect(try subject.cards == boards[index])
      #expect(subject.fileText == texts[index])
      try checkLanes(subject)
    }
    for (index, changes) in redo.reversed().enumerated() {
      _ = try subject.repository.apply(changes)
      #expect(try subject.cards == boards[index + 1])
      #expect(subject.fileText == texts[index + 1])
    }
  }

  @Test("the same changes make the same board in a file and in memory", arguments: 1...12)
  func sameBoard(seed: UInt64) throws {
    var generator = CardGenerator(seed: seed)
    let first = generator.cards(10)
    let memory = try Subject(.inMemory, first)
    let file = try Subject(.jsonFile, first)
    for _ in 0..<25 {
      let changes = try randomChanges(&generator, on: memory)
      let results = (try memory.repository.apply(changes), try file.repository.apply(changes))
      #expect(results.0 == results.1)
    }
    #expect(try memory.cards == file.cards)
    for state in ProjectState.allCases {
      #expect(try memory.repository.ids(matching: .lane(state)) == file.repository.ids(matching: .lane(state)))
    }
  }

  /// A lane must hold, in board order, the cards of its state that are not archived.
  private func checkLanes(_ subject: Subject) throws {
    let cards = try subject.cards
    for state in ProjectState.allCases {
      let expected = cards.filter { $0.workState == state && !$0.isArchived }.map(\.id)
      #expect(try subject.repository.ids(matching: .lane(state)) == expected)
    }
  }

  private func randomChanges(_ generator: inout CardGenerator, on subject: Subject) throws -> [ProjectChange] {
    var ids = try subject.repository.ids(matching: .all)
    var changes: [ProjectChange] = []
    for _ in 0..<generator.number(1...4) {
      switch generator.number(0...9) {
      case 0, 1:
        let id = generator.id()
        var draft = ProjectDraft(id: id, createdAt: generator.time(), title: generator.text())
        draft.workState = generator.state()
        draft.tags = generator.tags()
        changes.append(.create(draft, place(&generator, ids)))
        ids.append(id)
      case 2 where !ids.isEmpty:
        changes.append(.remove(ids.remove(at: generator.number(0...ids.count - 1))))
      case 3 where !ids.isEmpty:
        changes.append(.place(generator.element(ids), place(&generator, ids)))
      case 4:
        var edit = BoardModification()
        edit.name = generator.element(["One", "Two"])
        edit.lanes[generator.state()] = .init(wipLimit: generator.chance() ? .clear : .set(generator.number(1...9)))
        changes.append(.configure(edit, expecting: nil))
      case _ where !ids.isEmpty:
        let place = generator.chance() ? place(&generator, ids) : nil
        changes.append(.modify(generator.element(ids), modification(&generator), to: place))
      default: break
      }
    }
    return changes
  }

  private func modification(_ generator: inout CardGenerator) -> ProjectModification {
    var edit = ProjectModification()
    edit.touch = .at(generator.time())
    if generator.chance() { edit.title = generator.text() }
    if generator.chance() { edit.workState = generator.state() }
    if generator.chance(in: 3) { edit.body = generator.chance() ? .clear : .set(generator.text()) }
    if generator.chance(in: 3) { edit.deadline = FieldEdit(to: generator.day()) }
    if generator.chance(in: 3) { edit.tags = .set(generator.tags()) }
    if generator.chance(in: 3) { edit.checklist = generator.chance() ? .clear : .set([.init(text: "item")]) }
    if generator.chance(in: 3) { edit.priority = generator.chance() ? .clear : .set(.high) }
    if generator.chance(in: 4) { edit.archivedAt = generator.chance() ? .clear : .set(generator.time()) }
    return edit
  }

  private func place(_ generator: inout CardGenerator, _ ids: [UniqueID]) -> ProjectPlace {
    guard !ids.isEmpty, generator.chance() else { return generator.chance() ? .top : .bottom }
    let neighbour = generator.chance(in: 8) ? generator.id() : generator.element(ids)
    return generator.chance() ? .before(neighbour) : .after(neighbour)
  }
}
