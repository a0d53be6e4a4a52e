package import struct Domain.CalendarDay
package import enum Domain.ProjectPriority
package import enum Domain.ProjectRepositoryError
package import enum Domain.ProjectRuleError
package import enum Domain.StoreCaution
package import struct Domain.StoreFault
package import struct UseCases.ProjectDeed
package import protocol UseCases.ProjectWording

/// Every word that a person reads, in one language; a language is one implementation of this.
package protocol Wording: ProjectWording {
  func text(_ phrase: Phrase) -> String
  func text(_ phrase: CommandPhrase) -> String
  func title(_ action: Action) -> String
  func title(_ action: DialogAction) -> String
  func title(_ edit: TextEdit) -> String
  func help(_ action: Action) -> String
  /// The word under a key in the footer, such as `add`.
  func hint(_ hint: FooterHint) -> String
  func name(_ priority: ProjectPriority) -> String
  func text(_ rule: ProjectRuleError) -> String
  func text(_ fault: StoreFault) -> String
  func text(_ error: ProjectRepositoryError) -> String
  func text(_ caution: StoreCaution) -> String
  /// What was done, such as `Moved “Set up CI” to DONE`; `lane` is the title of the lane it led to.
  func text(_ deed: ProjectDeed, lane: String) -> String
  /// A day with its weekday, such as `Fri 27 Nov`.
  func weekdayAndDate(_ day: CalendarDay, today: CalendarDay) -> String
}
