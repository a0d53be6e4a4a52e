package import Domain

/// A repository before another one whose store can be made to fail.
package final class RefusingRepository: ProjectRepository {
  private let repository: any ProjectRepository
  /// Thrown by every change while it is set.
  package var fault: StoreFault?
  /// What the next refresh tells.
  package var hasChangedOutside = false
  package var writeObstacle: StoreFault?
  /// What every change is told with.
  package var cautions: [StoreCaution] = []

  package init(_ repository: any ProjectRepository) {
    self.repository = repository
  }

  package func settings() throws(ProjectRepositoryError) -> BoardSettings { try repository.settings() }

  package func read(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [ProjectModel] {
    try repository.read(matching: query)
  }

  package func read(id: UniqueID) throws(ProjectRepositoryError) -> ProjectModel? { try repository.read(id: id) }

  package func ids(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [UniqueID] {
    try repository.ids(matching: query)
  }

  package func apply(_ changes: [ProjectChange]) throws(ProjectRepositoryError) -> ProjectChangeResult {
    if let fault { throw .store(fault) }
    var result = try repository.apply(changes)
    result.cautions += cautions
    return result
  }

  package func refresh() -> Bool { hasChangedOutside }
}
