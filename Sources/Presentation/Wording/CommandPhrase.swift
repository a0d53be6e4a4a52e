/// What the command line says, with the facts in it. Errors are one line: what is wrong, and what to do next.
package enum CommandPhrase: Hashable, Sendable {
  /// A card that an ambiguous id may mean.
  package struct Candidate: Hashable, Sendable {
    package let shortID: String
    package let title: String

    package init(shortID: String, title: String) {
      self.shortID = shortID
      self.title = title
    }
  }

  // Help.
  case introduction
  case usageHead, commandsHead, optionsHead, generalOptionsHead, examplesHead, exitStatusHead
  case boardSummary
  case summary(CommandName)
  case details(CommandName)
  case examples(CommandName)
  case option(CommandOption)
  case optionsPlaceholder
  case exitStatuses
  case moreHelp

  // The command line cannot be understood.
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case optionNotHere(CommandOption, command: CommandName?)
  case missingValue(CommandOption)
  case unexpectedValue(CommandOption)
  case missingArgument(String, command: CommandName)
  case unexpectedArgument(String, command: CommandName)
  case unknownState(String, nearest: String?)
  case unknownPriority(String, nearest: String?)
  case unknownColorChoice(String, nearest: String?)
  case textBesideTitle
  case inputWantedTwice
  case nothingToEdit
  case argumentNotUTF8(position: Int)
  case noTerminal
  case noTerminalType
  case unusableTerminalType(String)

  // It is understood and cannot be done.
  case noCard(id: String)
  case idTooShort(String, minimum: Int)
  case ambiguousID(String, candidates: [Candidate], more: Int)
  case badDay(String)
  case inLine(Int, of: String)
  case inputNotUTF8(line: Int)
  case inputFailed(errno: Int32)
  case outputFailed(errno: Int32)
  case terminalFailed(errno: Int32)
  case boardIsThere(path: String)

  // What was done, and what is waited for.
  case addedTo(path: String)
  case madeBoard(path: String)
  case waitingForOther

  // The fields of a card, beside those that the board's form has.
  case fieldID, fieldState, fieldChecklist, fieldCreated, fieldChanged, fieldArchived, fieldHistory
}
