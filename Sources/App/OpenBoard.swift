import Domain
import Presentation
import Storage
import UseCases

/// The board that a command is about.
struct OpenBoard {
  let location: BoardLocation
  let useCase: ProjectUseCase
  let settings: BoardSettings

  /// Finds and opens the board: the one of `--board`, or what `BoardLocator` finds.
  init(
    _ invocation: Invocation, whileWaiting: (() -> Void)? = nil
  ) throws(CommandError) {
    let environment = invocation.environment
    do {
      location = try OpenBoard.locator(invocation).locate(environment.fileSystem)
      let repository = try environment.openBoard(location, whileWaiting ?? { invocation.say(.waitingForOther) })
      useCase = ProjectUseCase(
        repository: repository,
        translater: ProjectTranslater(
          today: environment.today, wording: invocation.wording, localDay: environment.localDay),
        clock: environment.now, makeID: environment.makeID)
    } catch {
      throw .repository(.store(error))
    }
    do { settings = try useCase.settings() } catch { throw .repository(error) }
  }

  /// Opens the board for a command that will change it: what stands in the way is told before anything else is done.
  static func toChange(_ invocation: Invocation) throws(CommandError) -> OpenBoard {
    let board = try OpenBoard(invocation)
    if let obstacle = board.useCase.writeObstacle { throw .repository(.store(obstacle)) }
    return board
  }

  static func locator(_ invocation: Invocation) -> BoardLocator {
    let environment = invocation.environment
    return BoardLocator(
      explicitPath: invocation.arguments.value(of: .board), environmentPath: environment.variable("TRILANE_BOARD"),
      currentFolder: environment.currentFolder, home: environment.variable("HOME"),
      dataHome: environment.variable("XDG_DATA_HOME"), user: environment.user)
  }

  /// What a person who only looks should know: that the board cannot be changed because a newer version made it.
  func readingNotices(_ wording: any Wording) -> [String] {
    guard let obstacle = useCase.writeObstacle, case .newer = obstacle.kind else { return [] }
    return [wording.text(obstacle)]
  }
}

// MARK: - Cards by the ids that a person types

extension OpenBoard {
  /// How many candidates of an ambiguous id are told.
  private static let candidateLimit = 5

  /// The cards that the operands name, each once, in the order given.
  func cards(_ operands: some Sequence<Operand>) throws(CommandError) -> [ProjectTranslaterModel] {
    var cards: [ProjectTranslaterModel] = []
    for operand in operands {
      let card = try card(operand.text)
      if !cards.contains(where: { $0.id == card.id }) { cards.append(card) }
    }
    return cards
  }

  private func card(_ text: String) throws(CommandError) -> ProjectTranslaterModel {
    guard let prefix = UniqueIDPrefix(text) else {
      let isShort = text.count < UniqueIDPrefix.minimumLength && text.allSatisfy(\.isHexDigit)
      throw .failure(isShort ? .idTooShort(text, minimum: UniqueIDPrefix.minimumLength) : .noCard(id: text))
    }
    do {
      let found = try useCase.find(prefix)
      guard let card = found.first else { throw CommandError.failure(.noCard(id: text)) }
      guard found.count == 1 else { throw CommandError.failure(try ambiguity(of: text, found)) }
      return card
    } catch let error as ProjectRepositoryError {
      throw .repository(error)
    } catch let error as CommandError {
      throw error
    } catch {
      preconditionFailure("no other error is thrown here")
    }
  }

  private func ambiguity(
    of text: String, _ found: [ProjectTranslaterModel]
  ) throws(ProjectRepositoryError) -> CommandPhrase {
    let shortIDs = try useCase.shortIDs()
    let candidates = found.prefix(OpenBoard.candidateLimit).map {
      CommandPhrase.Candidate(shortID: shortIDs[$0.id], title: $0.title)
    }
    return .ambiguousID(text, candidates: candidates, more: found.count - candidates.count)
  }
}
