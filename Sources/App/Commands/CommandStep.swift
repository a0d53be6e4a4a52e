import Domain
import Presentation
import Text
import UseCases

/// What a step on a board has to say, worded as the board words it.
struct CommandStep {
  let board: OpenBoard
  let wording: any Wording

  /// Carries a step out. `unchanged` is said when there was nothing to do.
  func perform(
    unchanged: Phrase, _ step: (ProjectUseCase) throws(ProjectRepositoryError) -> ProjectOutcome
  ) throws(CommandError) -> CommandOutput {
    do {
      let outcome = try step(board.useCase)
      let line = outcome.deed.map(text(of:)) ?? wording.text(unchanged)
      return CommandOutput(Array("\(VisibleText(line).string)\n".utf8), notices: try notices(of: outcome))
    } catch {
      throw .repository(error)
    }
  }

  /// What a person should know of a step although it was done.
  func notices(of outcome: ProjectOutcome, addedTo state: ProjectState? = nil) throws(ProjectRepositoryError)
    -> [String]
  {
    var notices = outcome.cautions.map { wording.text($0) }
    if let deed = outcome.deed, let notice = try limitNotice(after: deed, addedTo: state) { notices.append(notice) }
    return notices
  }

  private func text(of deed: ProjectDeed) -> String {
    guard case .moved(let state) = deed.kind else { return wording.text(deed, lane: "") }
    return wording.text(deed, lane: board.settings.title(of: state))
  }

  /// Says so when the lane that a card entered holds more than its limit.
  private func limitNotice(
    after deed: ProjectDeed, addedTo added: ProjectState?
  ) throws(ProjectRepositoryError) -> String? {
    var entered = added
    if case .moved(let state) = deed.kind { entered = state }
    guard let state = entered, let limit = board.settings.wipLimit(of: state) else { return nil }
    let count = try board.useCase.lane(state).count
    guard count > limit else { return nil }
    return wording.text(.overLimit(lane: board.settings.title(of: state), count: count, limit: limit))
  }
}
