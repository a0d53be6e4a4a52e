package import Domain

/// The two translations between a card and what is shown of it.
///
/// They are inverse: what comes back from `model(of:)` through `entity(from:)` is the same card, whatever the day and the
/// wording are, because the texts for the eye are never read back.
package struct ProjectTranslater: Sendable {
  package static let soonDays = 3
  package static let ageShownAfterDays = 7

  package var today: CalendarDay
  package let wording: any ProjectWording
  /// The calendar day of an instant where the person is.
  package let localDay: @Sendable (Timestamp) -> CalendarDay

  package init(
    today: CalendarDay, wording: any ProjectWording, localDay: @escaping @Sendable (Timestamp) -> CalendarDay
  ) {
    self.today = today
    self.wording = wording
    self.localDay = localDay
  }

  package func model(of card: ProjectModel) -> ProjectTranslaterModel {
    ProjectTranslaterModel(
      id: card.id, title: card.title, body: card.body, state: card.workState, deadline: card.deadline,
      priority: card.priority, tags: card.tags, checklist: card.checklist, createdAt: card.createdAt,
      updatedAt: card.updatedAt, history: card.history, archivedAt: card.archivedAt,
      unknownFields: card.unknownFields, deadlineText: deadlineText(of: card), urgency: urgency(of: card),
      progressText: card.checklistProgress.map { "\($0.done)/\($0.total)" }, ageText: ageText(of: card))
  }

  package func entity(from model: ProjectTranslaterModel) -> ProjectModel {
    ProjectModel(
      id: model.id, title: model.title, body: model.body, workState: model.state, deadline: model.deadline,
      priority: model.priority, tags: model.tags, checklist: model.checklist, createdAt: model.createdAt,
      updatedAt: model.updatedAt, history: model.history, archivedAt: model.archivedAt,
      unknownFields: model.unknownFields)
  }

  private func deadlineText(of card: ProjectModel) -> String? {
    guard let deadline = card.deadline else { return nil }
    if card.workState == .done { return wording.date(deadline, today: today) }
    return wording.deadline(deadline, daysFromToday: deadline.days(since: today), today: today)
  }

  private func urgency(of card: ProjectModel) -> ProjectUrgency {
    guard let deadline = card.deadline, card.workState != .done else { return .none }
    if card.isOverdue(on: today) { return .late }
    switch deadline.days(since: today) {
    case 0: return .today
    case ...ProjectTranslater.soonDays: return .soon
    default: return .later
    }
  }

  private func ageText(of card: ProjectModel) -> String? {
    guard card.workState != .done, let entered = card.enteredStateAt else { return nil }
    let days = today.days(since: localDay(entered))
    return days > ProjectTranslater.ageShownAfterDays ? wording.age(days: days) : nil
  }
}
