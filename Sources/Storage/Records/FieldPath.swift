/// The way from an object in a file to a value within it, such as `checklist`, 2, `text`.
struct FieldPath: Equatable {
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  var steps: [Step]

  init(_ steps: Step...) {
    self.steps = steps
  }

  /// The last key on the way.
  var field: String {
    for case .key(let name) in steps.reversed() { return name }
    return ""
  }
}
