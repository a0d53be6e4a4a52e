import Presentation

/// All commands: parsing and help come from this table.
enum CommandTable {
  /// In the order of the help.
  static let commands: [any Subcommand.Type] = [
    AddCommand.self,
    ListCommand.self,
    ShowCommand.self,
    EditCommand.self,
    MoveCommand.self,
    StartCommand.self,
    DoneCommand.self,
    DeleteCommand.self,
    InitializeCommand.self,
    DemoCommand.self,
    HelpCommand.self,
  ]

  static func command(_ name: CommandName) -> any Subcommand.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) has no row in the table of commands")
    }
    return command
  }
}
