import Domain
import Presentation
import Storage
import UseCases

/// `demo`: the sample board on the terminal, in memory alone.
enum DemoCommand: Subcommand {
  static let name = CommandName.demo
  static let operands = ""

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try invocation.checkOperands(atMost: 0)
    let environment = invocation.environment
    let sample = SampleBoard(name: Release.name, today: environment.today, now: environment.now())
    let useCase = ProjectUseCase(
      repository: InMemoryProjectRepository(settings: sample.settings, cards: sample.cards),
      translater: ProjectTranslater(
        today: environment.today, wording: invocation.wording, localDay: environment.localDay),
      clock: environment.now, makeID: environment.makeID)
    let status = try BoardCommand.run(
      useCase, location: invocation.wording.text(Phrase.demoLocation), notice: .demoNotice, invocation)
    return CommandOutput(status: status)
  }
}
