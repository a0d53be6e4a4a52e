extension EnglishWording {
  package func text(_ phrase: CommandPhrase) -> String {
    switch phrase {
    case .introduction: "Trilane is a kanban board for the terminal: TODO, DOING and DONE."
    case .usageHead: "Usage"
    case .commandsHead: "Commands"
    case .optionsHead: "Options"
    case .generalOptionsHead: "Options of every command"
    case .examplesHead: "Examples"
    case .exitStatusHead: "Exit status"
    case .boardSummary: "open the board"
    case .summary(let command): summary(of: command)
    case .details(let command): details(of: command)
    case .examples(let command): examples(of: command)
    case .option(let option): meaning(of: option)
    case .optionsPlaceholder: "OPTIONS"
    case .exitStatuses: exitStatuses
    case .moreHelp: "'trilane help COMMAND' tells more of one command."

    case .unknownCommand(let word, let nearest): "unknown command “\(word)”\(suggestion(nearest)); see 'trilane help'"
    case .unknownOption(let word, let nearest): "unknown option “\(word)”\(suggestion(nearest)); see 'trilane help'"
    case .optionNotHere(let option, let command?):
      "'\(command.rawValue)' has no option \(option.spelling); see 'trilane help \(command.rawValue)'"
    case .optionNotHere(let option, nil): "\(option.spelling) goes with a command; see 'trilane help'"
    case .missingValue(let option):
      "\(option.spelling) needs a value: \(option.spelling)=\(option.placeholder ?? ""); see 'trilane help'"
    case .unexpectedValue(let option): "\(option.spelling) takes no value; see 'trilane help'"
    case .missingArgument(let name, let command):
      "'\(command.rawValue)' needs \(name); see 'trilane help \(command.rawValue)'"
    case .unexpectedArgument(let word, let command):
      "'\(command.rawValue)' takes no “\(word)”; see 'trilane help \(command.rawValue)'"
    case .unknownState(let word, let nearest):
      "“\(word)” is no state: todo, doing or done\(suggestion(nearest)); see 'trilane help'"
    case .unknownPriority(let word, let nearest):
      "“\(word)” is no priority: none, low, medium or high\(suggestion(nearest)); see 'trilane help'"
    case .unknownColorChoice(let word, let nearest):
      "“\(word)” is no choice for --color: auto, always or never\(suggestion(nearest)); see 'trilane help'"
    case .textBesideTitle: "a title is given twice, as TEXT and with --title: leave one out; see 'trilane help add'"
    case .inputWantedTwice: "'-' stands for standard input twice: use it once; see 'trilane help add'"
    case .nothingToEdit:
      "nothing to edit: give at least one of --title --body --deadline --priority --tag --untag; see 'trilane help edit'"
    case .argumentNotUTF8(let position): "argument \(position) is not UTF-8: write it in UTF-8; see 'trilane help'"
    case .noTerminal: "the board needs a terminal, and there is none here; try 'trilane list'"
    case .noTerminalType: "TERM is not set, so the board cannot be drawn; set TERM, or try 'trilane list'"
    case .unusableTerminalType(let term):
      "the terminal type “\(term)” (TERM) cannot show the board; set TERM, or try 'trilane list'"

    case .noCard(let id): "no card has the id “\(id)”; 'trilane list' shows the ids"
    case .idTooShort(let id, let minimum):
      "the id “\(id)” is too short: type at least \(minimum) characters; 'trilane list' shows the ids"
    case .ambiguousID(let id, let candidates, let more): ambiguity(of: id, candidates, more: more)
    case .badDay(let text): "“\(text)” is no day; write it as 2026-12-24, or 'none'"
    case .inLine(let line, let message): "line \(line) of the input: \(message); no card was added"
    case .inputNotUTF8(let line): "line \(line) of the input is not UTF-8; nothing was changed"
    case .inputFailed(let errno): "standard input cannot be read: \(systemText(errno)); nothing was changed"
    case .outputFailed(let errno):
      "the output could not be written: \(systemText(errno)); what was saved stays saved"
    case .terminalFailed(let errno): "the terminal cannot be used: \(systemText(errno)); try 'trilane list'"
    case .boardIsThere(let path): "\(path): is there already; 'trilane' opens it"

    case .addedTo(let path): "added to \(path)"
    case .madeBoard(let path): "Made \(path)"
    case .waitingForOther: "waiting for another process that is saving the board …"

    case .fieldID: "ID"
    case .fieldState: "State"
    case .fieldChecklist: "Checklist"
    case .fieldCreated: "Created"
    case .fieldChanged: "Changed"
    case .fieldArchived: "Archived"
    case .fieldHistory: "History"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func ambiguity(of id: String, _ candidates: [CommandPhrase.Candidate], more: Int) -> String {
    let list = candidates.map { "\($0.shortID) “\($0.title)”" } + (more > 0 ? ["\(more) more"] : [])
    return
      "“\(id)” is the beginning of \(candidates.count + more) ids: \(list.joined(separator: ", ")); type more of it"
  }
}
