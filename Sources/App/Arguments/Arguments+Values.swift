import Domain
import Presentation

/// The values of options, as what they mean.
extension Arguments {
  /// `--state`.
  func state() throws(CommandError) -> ProjectState? {
    guard let text = value(of: .state) else { return nil }
    return try Arguments.state(text)
  }

  static func state(_ text: String) throws(CommandError) -> ProjectState {
    if let state = ProjectState(rawValue: text.lowercased()) { return state }
    let nearest = NearestWord.to(text, among: ProjectState.allCases.map(\.rawValue))
    throw .usage(.unknownState(text, nearest: nearest))
  }

  /// `--priority`.
  func priority() throws(CommandError) -> ProjectPriority? {
    guard let text = value(of: .priority) else { return nil }
    if let priority = ProjectPriority(rawValue: text.lowercased()) { return priority }
    let nearest = NearestWord.to(text, among: ProjectPriority.allCases.map(\.rawValue))
    throw .usage(.unknownPriority(text, nearest: nearest))
  }

  /// `--deadline`.
  func deadline() throws(CommandError) -> FieldEdit<CalendarDay> {
    guard let text = value(of: .deadline) else { return .keep }
    if text.lowercased() == "none" { return .clear }
    guard let day = CalendarDay(text) else { throw .failure(.badDay(text)) }
    return .set(day)
  }

  /// `--tag` or `--untag`, each with its `#` or without.
  func tags(_ option: CommandOption) throws(CommandError) -> [ProjectTag] {
    var tags: [ProjectTag] = []
    for name in allValues(of: option) {
      do {
        tags.append(try ProjectTag(name.hasPrefix("#") ? String(name.dropFirst()) : name))
      } catch {
        throw .repository(.invalid(error))
      }
    }
    return tags
  }

  /// `--color`.
  func colorChoice() throws(CommandError) -> ColorChoice {
    guard let text = value(of: .color) else { return .auto }
    if let choice = ColorChoice(rawValue: text) { return choice }
    throw .usage(.unknownColorChoice(text, nearest: NearestWord.to(text, among: ColorChoice.allCases.map(\.rawValue))))
  }
}
