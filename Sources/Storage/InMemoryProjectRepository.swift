package import Domain

/// A board in memory alone, for a demo and for tests.
package final class InMemoryProjectRepository: ProjectRepository {
  private var contents: BoardContents

  /// The cards stand on the board in the order given; no id twice.
  package init(settings: BoardSettings, cards: [ProjectModel] = []) {
    contents = BoardContents(settings: settings, cards: cards)
  }

  package func settings() -> BoardSettings { contents.settings }

  package func read(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [ProjectModel] {
    do { return try contents.cards(matching: query) } catch { throw wrapped(.unreadable(error)) }
  }

  package func read(id: UniqueID) throws(ProjectRepositoryError) -> ProjectModel? {
    do { return try contents.card(id) } catch { throw wrapped(.unreadable(error)) }
  }

  package func ids(matching query: ProjectQuery) -> [UniqueID] { contents.ids(matching: query) }

  package func apply(_ changes: [ProjectChange]) throws(ProjectRepositoryError) -> ProjectChangeResult {
    do {
      let (changed, inverse) = try contents.applying(changes)
      contents = changed
      return ProjectChangeResult(inverse: inverse)
    } catch {
      throw wrapped(error)
    }
  }

  /// Nothing else can change this board.
  package func refresh() -> Bool { false }

  package var writeObstacle: StoreFault? { nil }

  private func wrapped(_ error: BoardChangeError) -> ProjectRepositoryError {
    ProjectRepositoryError(error, path: "", bytes: contents.loaded)
  }
}
