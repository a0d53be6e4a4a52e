import Domain

/// The steps of one run that can be taken back, and those taken back that can be done again.
struct ProjectHistory {
  struct Step {
    let deed: ProjectDeed
    /// What takes the step back (or, once it is taken back, does it again).
    let inverse: [ProjectChange]
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  var lastDone: Step? { done.last }
  var lastUndone: Step? { undone.last }

  /// A new step; what was taken back before it cannot be done again.
  mutating func record(_ step: Step) {
    done.append(step)
    undone.removeAll()
  }

  /// The newest step was taken back; `inverse` does it again. It is forgotten when that is nothing, since the board was
  /// as before it already.
  mutating func moveToUndone(inverse: [ProjectChange]) {
    guard let step = done.popLast(), !inverse.isEmpty else { return }
    undone.append(Step(deed: step.deed, inverse: inverse))
  }

  /// The step taken back last was done again; `inverse` takes it back. It is forgotten when that is nothing.
  mutating func moveToDone(inverse: [ProjectChange]) {
    guard let step = undone.popLast(), !inverse.isEmpty else { return }
    done.append(Step(deed: step.deed, inverse: inverse))
  }

  /// The newest step cannot be taken back any more.
  mutating func forgetLastDone() {
    _ = done.popLast()
  }

  /// The step taken back last cannot be done again any more.
  mutating func forgetLastUndone() {
    _ = undone.popLast()
  }
}
