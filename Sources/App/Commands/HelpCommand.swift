import Presentation

/// `help`: explains a command, or says which there are.
enum HelpCommand: Subcommand {
  static let name = CommandName.help
  static let operands = "[COMMAND]"

  static func run(_ invocation: Invocation) throws(CommandError) -> CommandOutput {
    try invocation.checkOperands(atMost: 1)
    let page = HelpPage(invocation.wording)
    guard let word = invocation.arguments.operands.first?.text else { return CommandOutput(page.bytes(of: nil)) }
    guard let name = CommandName(rawValue: word) else {
      let nearest = NearestWord.to(word, among: CommandName.allCases.map(\.rawValue))
      throw .usage(.unknownCommand(word, nearest: nearest))
    }
    return CommandOutput(page.bytes(of: name))
  }
}
