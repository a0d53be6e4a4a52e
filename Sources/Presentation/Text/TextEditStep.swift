/// One step that undo takes back: at `start`, `insertedCount` bytes stand in the place of `removed`.
struct TextEditStep: Sendable {
  /// In bytes of UTF-8.
  var start: Int
  var removed: String
  /// In bytes of UTF-8.
  var insertedCount: Int
  var cursorBefore: Int

  /// This step and the next as one, when both only insert or both only remove and they touch; else nil.
  func joined(with next: TextEditStep) -> TextEditStep? {
    var step = self
    if removed.isEmpty, next.removed.isEmpty, next.start == start + insertedCount {
      step.insertedCount += next.insertedCount
    } else if insertedCount > 0 || next.insertedCount > 0 {
      return nil
    } else if next.start == start {
      step.removed += next.removed
    } else if next.start + next.removed.utf8.count == start {
      step.start = next.start
      step.removed = next.removed + removed
    } else {
      return nil
    }
    return step
  }
}
