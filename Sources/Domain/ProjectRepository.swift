/// The port to a store of cards. Stores are swappable: one contract suite holds for all of them.
package protocol ProjectRepository: AnyObject {
  func settings() throws(ProjectRepositoryError) -> BoardSettings

  /// The cards that match, in board order.
  func read(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [ProjectModel]

  /// Nil when there is no such card.
  func read(id: UniqueID) throws(ProjectRepositoryError) -> ProjectModel?

  /// The ids of the cards that match, in board order; for a lane this costs the same however many cards it has.
  func ids(matching query: ProjectQuery) throws(ProjectRepositoryError) -> [UniqueID]

  /// Applies the changes in their order, all or nothing, to the board as it is then.
  func apply(_ changes: [ProjectChange]) throws(ProjectRepositoryError) -> ProjectChangeResult

  /// Reads the store again where something else has changed it; tells whether it had.
  func refresh() throws(ProjectRepositoryError) -> Bool

  /// Why nothing can be saved here; nil when it can.
  var writeObstacle: StoreFault? { get }
}

extension ProjectRepository {
  package func create(_ draft: ProjectDraft, at place: ProjectPlace) throws(ProjectRepositoryError)
    -> ProjectChangeResult
  {
    try apply([.create(draft, place)])
  }

  /// Changes fields in place: same id, same position.
  package func update(_ id: UniqueID, _ edit: ProjectModification) throws(ProjectRepositoryError) -> ProjectChangeResult
  {
    try apply([.modify(id, edit)])
  }

  package func delete(_ id: UniqueID) throws(ProjectRepositoryError) -> ProjectChangeResult {
    try apply([.remove(id)])
  }
}
