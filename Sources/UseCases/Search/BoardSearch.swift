package import Domain

/// A search over the lanes of a board: what is sought, which cards match, and which have still to be looked at.
///
/// The texts of a very large board are read in pieces, so that no key waits for all of them: `proceed` reads one piece.
package final class BoardSearch {
  /// The folded text in bytes that is read in one piece: a few milliseconds.
  private static let pieceSize = 512_000

  package private(set) var words = SearchWords("")
  private let index = SearchIndex()
  /// The cards of each lane by their numbers in the index, in the order of the lane.
  private var lanes: [ProjectState: [Int]] = [:]
  private var isMatching: [Bool] = []
  /// The cards whose text has still to be read, the next one last.
  private var waiting: [Int] = []

  package init() {}

  /// Whether all cards have been looked at.
  package var isComplete: Bool { waiting.isEmpty }

  /// How many cards the lane has, shown or not.
  package func total(in state: ProjectState) -> Int { lanes[state]?.count ?? 0 }

  /// The cards of the lane that are shown, in its order: those that match, or all while nothing is sought.
  package func shown(in state: ProjectState) -> [UniqueID] {
    (lanes[state] ?? []).compactMap { isShown($0) ? index.id(of: $0) : nil }
  }

  /// The card itself if it is shown, else the shown one that is nearest behind it in its lane, else before it; nil when the
  /// lane does not have the card or shows none.
  package func nearestShown(to id: UniqueID, in state: ProjectState) -> UniqueID? {
    let lane = lanes[state] ?? []
    let number = index.number(of: id)
    guard let place = lane.firstIndex(of: number) else { return nil }
    let nearest =
      lane[place...].first { isShown($0) } ?? lane[..<place].last { isShown($0) }
    return nearest.map(index.id(of:))
  }

  /// The lane that has the card although it is not shown; nil when it is shown, or on no lane.
  package func laneHiding(_ id: UniqueID) -> ProjectState? {
    let number = index.number(of: id)
    guard !isShown(number) else { return nil }
    return ProjectState.allCases.first { lanes[$0]?.contains(number) == true }
  }

  private func isShown(_ number: Int) -> Bool {
    words.isEmpty || isMatching.indices.contains(number) && isMatching[number]
  }
}

// MARK: - Searching

extension BoardSearch {
  /// The texts of these cards (nil: of any) may have changed; the next `takeOver` has them read again.
  package func forget(_ changed: [UniqueID]?) {
    index.forget(changed)
  }

  /// Takes over the lanes as they are now. A card whose text has to be read again counts as what it was till then, so that
  /// nothing comes and goes meanwhile.
  package func takeOver(_ lanes: [ProjectState: [UniqueID]]) {
    self.lanes = lanes.mapValues { $0.map(index.number(of:)) }
    let all = ProjectState.allCases.flatMap { self.lanes[$0] ?? [] }
    waiting = all.reversed().filter { !index.hasText($0) }
    isMatching += Array(repeating: false, count: index.count - isMatching.count)
    look(at: all.filter(index.hasText))
  }

  /// Seeks other words; those that only narrow the search look no further than the matches so far.
  package func seek(_ words: SearchWords) {
    guard words != self.words else { return }
    let all = ProjectState.allCases.flatMap { lanes[$0] ?? [] }
    let candidates = words.narrows(self.words) ? all.filter { isMatching[$0] } : all
    self.words = words
    isMatching = Array(repeating: false, count: index.count)
    look(at: candidates)
  }

  /// Reads the texts of more cards and looks for the words in them, as much as takes a few milliseconds. A card
  /// that cannot be read counts as one without text, and the error is thrown when the piece is done.
  package func proceed(reading useCase: ProjectUseCase) throws(ProjectRepositoryError) {
    var size = 0
    var failure: ProjectRepositoryError?
    var read: [Int] = []
    while size < BoardSearch.pieceSize, let number = waiting.popLast() {
      var card: ProjectModel?
      do { card = try useCase.repository.read(id: index.id(of: number)) } catch { failure = error }
      size += index.setText(number) { card?.appendSearchText(to: &$0) }
      read.append(number)
    }
    look(at: read)
    if let failure { throw failure }
  }

  /// Looks for the words in the texts of cards.
  private func look(at numbers: [Int]) {
    for number in numbers { isMatching[number] = false }
    for number in index.matches(of: words, among: numbers) { isMatching[number] = true }
  }
}
