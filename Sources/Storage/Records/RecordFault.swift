import Domain

/// A value in a record that no entity can have.
struct RecordFault: Error, Equatable {
  let damage: BoardDamage
  /// From the record's object.
  let path: FieldPath

  init(_ damage: BoardDamage, at path: FieldPath) {
    self.damage = damage
    self.path = path
  }
}
