package import enum Domain.ProjectRepositoryError
package import enum Domain.ProjectState
package import struct Domain.UniqueID
package import UseCases

/// The search: what does not match is hidden from the lanes, live while it is typed.
extension ProjectListViewModel {
  package var searchWords: SearchWords { search.words }

  package func total(in state: ProjectState) -> Int {
    isSearching ? search.total(in: state) : count(in: state)
  }

  private var isSearching: Bool {
    if case .search = dialog { return true }
    return !search.words.isEmpty
  }

  /// Opens the search line on the words that are sought already.
  func openSearch() {
    dialog = .search(SearchLineViewModel(text: searchText))
    noteOrigin()
    do { try takeOverLanes(forgetting: []) } catch { report(error) }
  }

  func performInSearch(_ action: DialogAction) {
    switch action {
    case .leave:
      clearSearch()
      dialog = nil
    case .accept, .save:
      dialog = nil
      if let obstacle = obstacleToMatch, !search.words.isEmpty { refuse(obstacle) }
    case .next, .nextField: goToMatch(by: 1)
    case .previous, .previousField: goToMatch(by: -1)
    default: break
    }
  }

  /// Seeks what is typed; the selection is as near to where the search began as what matches allows.
  func seek(_ text: String) {
    searchText = text
    search.seek(SearchWords(text))
    showMatches(near: searchOrigin.selection)
    focusMatches(from: searchOrigin.focus)
  }

  /// Shows all cards again; the selected one stays selected.
  func clearSearch() {
    guard isSearching else { return }
    let selection = currentSelection.merging(searchOrigin.selection) { current, _ in current }
    searchText = ""
    search.seek(SearchWords(""))
    showMatches(near: selection)
  }

  /// Says where a card is that a step has put out of sight.
  func hiddenNotice(after deed: ProjectDeed) -> String? {
    guard isSearching, let id = deed.cards.first, let state = search.laneHiding(id) else { return nil }
    return wording.text(.hiddenBySearch(lane: title(of: state)))
  }
}

// MARK: - Lanes

extension ProjectListViewModel {
  /// Takes over the lanes as the repository has them now, without what the search hides.
  func takeOverLanes(forgetting changed: [UniqueID]?) throws(ProjectRepositoryError) {
    version += 1
    search.forget(changed)
    var all: [ProjectState: [UniqueID]] = [:]
    for state in ProjectState.allCases { all[state] = try useCase.lane(state) }
    guard isSearching else {
      for (state, ids) in all { lanes[state]?.replace(with: ids) }
      return
    }
    let selection = currentSelection
    search.takeOver(all)
    defer { showMatches(near: selection) }
    try search.proceed(reading: useCase)
  }

  /// Reads more of a large board and shows what it finds; false when there was nothing to read.
  func continueSearch() -> Bool {
    guard isSearching, !search.isComplete else { return false }
    do { try search.proceed(reading: useCase) } catch { report(error) }
    guard !search.words.isEmpty else { return true }
    if dialog == nil { noteOrigin() }
    showMatches(near: searchOrigin.selection)
    focusMatches(from: searchOrigin.focus)
    return true
  }

  private func showMatches(near selection: [ProjectState: UniqueID]) {
    version += 1
    for state in ProjectState.allCases {
      lanes[state]?.replace(with: search.shown(in: state))
      guard let id = selection[state], let nearest = search.nearestShown(to: id, in: state) else { continue }
      _ = lanes[state]?.select(nearest)
    }
  }

  /// Leaves a lane in which nothing matches for the next one in which something does.
  private func focusMatches(from origin: ProjectState) {
    focus = origin
    var state = origin
    for _ in ProjectState.allCases where lane(focus).ids.isEmpty {
      state = following(state, by: 1)
      if !lane(state).ids.isEmpty { focus = state }
    }
  }

  private var currentSelection: [ProjectState: UniqueID] {
    lanes.compactMapValues(\.selectedID)
  }

  private func noteOrigin() {
    searchOrigin = SearchOrigin(focus: focus, selection: currentSelection)
  }
}

// MARK: - Going round the matches

extension ProjectListViewModel {
  /// Why there is no match to go to; nil when there is one.
  var obstacleToMatch: Phrase? {
    if search.words.isEmpty { return .noSearch(key: keymap.firstKey(of: .search) ?? "") }
    return ProjectState.allCases.allSatisfy { lane($0).ids.isEmpty } ? .nothingMatches(searchText) : nil
  }

  /// Selects the next or the previous match, lane after lane, round and round.
  func goToMatch(by step: Int) {
    // Found first: `lanes` may not be read in the middle of changing it.
    let index = lane(focus).selectedIndex + step
    if lane(focus).ids.indices.contains(index) {
      lanes[focus]?.select(index: index)
    } else {
      goToMatchInNextLane(by: step)
    }
    noteOrigin()
  }

  private func goToMatchInNextLane(by step: Int) {
    var state = focus
    for _ in ProjectState.allCases {
      state = following(state, by: step)
      let count = lane(state).ids.count
      guard count > 0 else { continue }
      focus = state
      lanes[state]?.select(index: step > 0 ? 0 : count - 1)
      return
    }
  }

  private func following(_ state: ProjectState, by step: Int) -> ProjectState {
    let all = ProjectState.allCases
    return step > 0 ? state.next ?? all[0] : state.previous ?? all[all.count - 1]
  }
}
