import Domain
import TestSupport
import UseCases

/// Steps as people take them, at random: all that a use case can do, on cards that are there.
struct RandomStep {
  var generator: CardGenerator

  init(seed: UInt64) {
    generator = CardGenerator(seed: seed)
  }

  mutating func take(on board: UseCaseBoard) throws -> ProjectOutcome {
    let ids = try board.cards().map(\.id)
    let useCase = board.useCase
    guard !ids.isEmpty, !generator.chance(in: 5) else {
      let draft = useCase.draft(title: "")
      return try useCase.create(
        generator.draft(id: draft.id, at: draft.createdAt), at: generator.place(among: ids))
    }
    switch generator.number(1...7) {
    case 1: return try update(generator.element(ids), of: useCase)
    case 2: return try useCase.changeState(of: some(of: ids), to: generator.state())
    case 3: return try useCase.reorder(generator.element(ids), to: generator.place(among: ids))
    case 4: return try useCase.delete(generator.chance(in: 3) ? some(of: ids) : [generator.element(ids)])
    case 5: return try useCase.archive(some(of: ids))
    case 6: return try useCase.restore(some(of: ids))
    default: return try useCase.configure(generator.boardModification())
    }
  }

  private mutating func some(of ids: [UniqueID]) -> [UniqueID] {
    (0..<generator.number(1...4)).map { _ in generator.element(ids) }
  }

  private mutating func update(_ id: UniqueID, of useCase: ProjectUseCase) throws -> ProjectOutcome {
    guard let original = try useCase.read(id) else { return .nothing }
    var edited = original
    if generator.chance() { edited.title = generator.enteredLine() }
    if generator.chance() { edited.body = generator.enteredBody() }
    if generator.chance() { edited.deadline = generator.day() }
    if generator.chance() { edited.priority = generator.element(ProjectPriority.allCases) }
    if generator.chance() { edited.tags = generator.tags() }
    if generator.chance() { edited.checklist += generator.enteredChecklist() }
    if generator.chance(in: 3) { edited.state = generator.state() }
    return try useCase.update(edited, from: original)
  }
}
