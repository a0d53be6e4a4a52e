package import enum Domain.ProjectRepositoryError
package import enum Domain.ProjectState
package import struct Domain.BoardSettings
package import struct Domain.CalendarDay
package import struct Domain.StoreFault
package import struct Domain.UniqueID
package import UseCases

/// The board: which cards the lanes show, which is selected, what is open over them, and what was said last.
///
/// It keeps selection, scroll and dialogs by card id and asks the use case for everything else; it holds no entity and does
/// no input or output of its own.
package final class ProjectListViewModel {
  package let wording: any Wording
  package let keymap: Keymap
  package let location: String

  let useCase: ProjectUseCase
  var settings: BoardSettings
  var lanes: [ProjectState: LaneState] = [:]
  package internal(set) var focus = ProjectState.todo
  package internal(set) var message: BoardMessage?
  package internal(set) var dialog: BoardDialog? { didSet { returnToCard(from: oldValue) } }
  /// The card view that the open form came from.
  var cardBeneath: CardViewModel?
  package internal(set) var pendingKeys: [Key] = []
  package internal(set) var density = CardDensity.roomy
  var marks = CardMarks() { didSet { version += 1 } }
  /// What `.` does again; nil before the first change.
  var lastChange: RepeatableChange?
  /// Counts the tags of the board for the open form; nil when that is done.
  var tagCounter: TagCounter?
  let search = BoardSearch()
  /// What is sought, as typed; empty while nothing is.
  package internal(set) var searchText = ""
  var searchOrigin = SearchOrigin()
  /// Why nothing can be saved, as it was when the board was read last.
  package private(set) var writeObstacle: StoreFault?
  package internal(set) var version = 0
  /// The cards that were translated for the screen, until one of them changes.
  private var cards: [UniqueID: ProjectTranslaterModel] = [:]

  /// The most cards that are kept translated; far more than any screen shows.
  private static let cardLimit = 2_000

  /// Opens a board on the first card of the first lane that has one.
  package init(
    useCase: ProjectUseCase, wording: any Wording, keymap: Keymap, location: String
  ) throws(ProjectRepositoryError) {
    self.useCase = useCase
    self.wording = wording
    self.keymap = keymap
    self.location = location
    settings = try useCase.settings()
    for state in ProjectState.allCases {
      var lane = LaneState()
      lane.replace(with: try useCase.lane(state))
      lanes[state] = lane
    }
    writeObstacle = useCase.writeObstacle
    if let writeObstacle { message = BoardMessage(.failure, wording.text(writeObstacle)) }
    focus = ProjectState.allCases.first { lane($0).selectedID != nil } ?? .todo
  }

  func lane(_ state: ProjectState) -> LaneState {
    lanes[state] ?? LaneState()
  }

  /// The selected card's id; nil in an empty lane.
  var selectedID: UniqueID? { lane(focus).selectedID }

  /// The selected card; nil in an empty lane.
  var selectedCard: ProjectTranslaterModel? { selectedID.flatMap(card(_:)) }

  /// Takes over what the repository has now; a change may have found others' changes, so no card is taken to be as it was.
  func reload() {
    let before = writeObstacle
    writeObstacle = useCase.writeObstacle
    if let writeObstacle, writeObstacle != before { message = BoardMessage(.failure, wording.text(writeObstacle)) }
    version += 1
    cards.removeAll()
    do {
      settings = try useCase.settings()
      try takeOverLanes(forgetting: nil)
      marks.keep(onlyIn: lanes)
    } catch {
      report(error)
    }
    closeVanishedCard()
  }

  /// Nil for a card that is not there or cannot be read; whoever wants to act on it is told then.
  func card(_ id: UniqueID) -> ProjectTranslaterModel? {
    if let card = cards[id] { return card }
    guard let card = try? useCase.read(id) else { return nil }
    if cards.count >= ProjectListViewModel.cardLimit { cards.removeAll() }
    cards[id] = card
    return card
  }

  func report(_ error: ProjectRepositoryError) {
    message = BoardMessage(.failure, wording.text(error))
  }

  /// Says something that no key has asked for.
  package func tell(_ phrase: Phrase) {
    message = BoardMessage(.note, wording.text(phrase))
  }

  /// Says why a key did nothing, unless a failure stands there: that stays until it is dismissed.
  func refuse(_ phrase: Phrase) {
    guard message?.kind != .failure else { return }
    message = BoardMessage(.refusal, wording.text(phrase))
  }
}

// MARK: - Output

extension ProjectListViewModel: ProjectListViewModelOutput {
  package var boardName: String { settings.name }

  package func title(of state: ProjectState) -> String { settings.title(of: state) }
  package func wipLimit(of state: ProjectState) -> Int? { settings.wipLimit(of: state) }
  package func count(in state: ProjectState) -> Int { lane(state).ids.count }
  package func firstIndex(in state: ProjectState) -> Int { lane(state).firstIndex }

  package func selectedIndex(in state: ProjectState) -> Int? {
    let lane = lane(state)
    return lane.ids.isEmpty ? nil : lane.selectedIndex
  }

  package func card(at index: Int, in state: ProjectState) -> ProjectTranslaterModel? {
    let ids = lane(state).ids
    return ids.indices.contains(index) ? card(ids[index]) : nil
  }
}

extension ProjectListViewModel {
  package func deadlineReading(of form: ProjectEditorViewModel) -> String {
    if form.deadline.text.isEmpty { return wording.text(.deadlineExample) }
    guard let day = try? form.day() else { return wording.text(.deadlineExample) }
    let today = useCase.translater.today
    let distance = day.days(since: today)
    let words: Phrase = distance < 0 ? .daysAgo(-distance) : distance == 0 ? .today : .inDays(distance)
    return "\(wording.weekdayAndDate(day, today: today)), \(wording.text(words))"
  }
}
