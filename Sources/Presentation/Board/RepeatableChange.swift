import struct Domain.ProjectModification

/// What the last change did, without the card that it was done to: what `.` does to another.
enum RepeatableChange: Hashable, Sendable {
  /// A move, a reordering or a deletion.
  case action(Action)
  /// Fields that were edited, with their new values.
  case edit(ProjectModification)
  /// A new card, which is not made twice.
  case addition
}
