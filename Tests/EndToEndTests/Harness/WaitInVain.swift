/// What was waited for did not come.
struct WaitInVain: Error, CustomStringConvertible {
  let what: String
  /// In seconds.
  let timeout: Double
  /// What the terminal showed at the end; nil when there was none any more.
  let screen: [String]?

  var description: String {
    let picture = screen.map { "the screen shows:\n" + $0.joined(separator: "\n") } ?? "the terminal is gone"
    return "waited \(timeout) s for \(what); \(picture)"
  }
}
