import Presentation

/// One command of the command line: a file of its own here, a row in `CommandTable`, and its words in the wording.
protocol Subcommand: Sendable {
  /// The word that calls it.
  static var name: CommandName { get }
  /// What it takes beside options, as its usage line has it.
  static var operands: String { get }
  /// In the order of its help.
  static var options: [CommandOption] { get }

  /// Carries it out and returns what is to be printed.
  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput
}

extension Subcommand {
  static var options: [CommandOption] { [] }
}
