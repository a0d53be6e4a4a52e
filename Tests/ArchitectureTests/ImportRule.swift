/// What one module may import of another.
enum ImportRule {
  /// All of it.
  case whole
  /// Single names only (`import enum Domain.ProjectState`), and none of these.
  case singleNames(except: Set<String>)

  func permits(_ statement: ImportStatement) -> Bool {
    switch self {
    case .whole: true
    case .singleNames(let hidden): statement.name.map { !hidden.contains($0) } ?? false
    }
  }
}
