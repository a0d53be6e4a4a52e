/// What an applied list of changes leaves.
package struct ProjectChangeResult: Hashable, Sendable {
  /// The changes that take it back, in the order to apply them; empty when nothing was changed.
  package var inverse: [ProjectChange]
  /// What a person should know although the change is saved.
  package var cautions: [StoreCaution]

  package init(inverse: [ProjectChange], cautions: [StoreCaution] = []) {
    self.inverse = inverse
    self.cautions = cautions
  }
}
