/// Why a repository refused a read or a change. Nothing is changed when one is thrown.
package enum ProjectRepositoryError: Error, Hashable, Sendable {
  case noSuchCard(UniqueID)
  /// A card with this id is there already.
  case cardExists(UniqueID)
  /// The card has been changed since, in what the change expected to find.
  case cardChanged(UniqueID)
  /// The board's settings have been changed since.
  case settingsChanged
  case invalid(ProjectRuleError)
  case store(StoreFault)
}
