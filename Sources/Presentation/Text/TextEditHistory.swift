/// The steps that undo can take back in one text field, newest last.
struct TextEditHistory: Sendable {
  /// About how much memory the steps may hold, in bytes; beyond it the oldest are forgotten.
  static let byteLimit = 4_000_000

  private var steps: [TextEditStep] = []
  private var byteCount = 0

  /// Adds a step. One that is `joining` becomes part of the step before it where the two touch.
  mutating func record(_ step: TextEditStep, joining: Bool) {
    if joining, let joined = steps.last?.joined(with: step) {
      _ = removeLast()
      append(joined)
    } else {
      append(step)
    }
    forgetOldest()
  }

  mutating func removeLast() -> TextEditStep? {
    guard let step = steps.popLast() else { return nil }
    byteCount -= Self.cost(of: step)
    return step
  }

  private mutating func append(_ step: TextEditStep) {
    steps.append(step)
    byteCount += Self.cost(of: step)
  }

  private mutating func forgetOldest() {
    guard byteCount > Self.byteLimit else { return }
    var forgotten = 0
    // Down to half of the limit, so that a full history is not moved at every key; never the newest step.
    while byteCount > Self.byteLimit / 2, forgotten < steps.count - 1 {
      byteCount -= Self.cost(of: steps[forgotten])
      forgotten += 1
    }
    steps.removeFirst(forgotten)
  }

  private static func cost(of step: TextEditStep) -> Int {
    MemoryLayout<TextEditStep>.size + step.removed.utf8.count
  }
}
