extension KoreanWording {
  package func text(_ phrase: CommandPhrase) -> String {
    switch phrase {
    case .introduction: "Trilane은 TODO, DOING, DONE 세 레인으로 된 터미널 칸반 보드입니다."
    case .usageHead: "사용법"
    case .commandsHead: "명령"
    case .optionsHead: "옵션"
    case .generalOptionsHead: "모든 명령의 옵션"
    case .examplesHead: "예"
    case .exitStatusHead: "종료 상태"
    case .boardSummary: "보드를 엽니다"
    case .summary(let command): summary(of: command)
    case .details(let command): details(of: command)
    case .examples(let command): examples(of: command)
    case .option(let option): meaning(of: option)
    case .optionsPlaceholder: "OPTIONS"
    case .exitStatuses: exitStatuses
    case .moreHelp: "'trilane help COMMAND'는 명령 하나를 더 자세히 설명합니다."

    case .unknownCommand(let word, let nearest): "알 수 없는 명령: “\(word)”\(suggestion(nearest)). \(see())"
    case .unknownOption(let word, let nearest): "알 수 없는 옵션: “\(word)”\(suggestion(nearest)). \(see())"
    case .optionNotHere(let option, let command?):
      "'\(command.rawValue)' 명령에는 \(option.spelling) 옵션이 없습니다. \(see(command))"
    case .optionNotHere(let option, nil): "\(option.spelling) 옵션은 명령과 함께 씁니다. \(see())"
    case .missingValue(let option):
      "\(option.spelling) 옵션에는 값이 필요합니다: \(option.spelling)=\(option.placeholder ?? ""). \(see())"
    case .unexpectedValue(let option): "\(option.spelling) 옵션에는 값을 쓰지 않습니다. \(see())"
    case .missingArgument(let name, let command): "'\(command.rawValue)' 명령에 필요한 값이 없습니다: \(name). \(see(command))"
    case .unexpectedArgument(let word, let command):
      "'\(command.rawValue)' 명령에 쓸 수 없는 값: “\(word)”. \(see(command))"
    case .unknownState(let word, let nearest):
      "상태가 아닙니다: “\(word)”. todo, doing, done 가운데 하나여야 합니다\(suggestion(nearest)). \(see())"
    case .unknownPriority(let word, let nearest):
      "우선순위가 아닙니다: “\(word)”. none, low, medium, high 가운데 하나여야 합니다\(suggestion(nearest)). \(see())"
    case .unknownColorChoice(let word, let nearest):
      "--color 옵션의 값이 아닙니다: “\(word)”. auto, always, never 가운데 하나여야 합니다\(suggestion(nearest)). \(see())"
    case .textBesideTitle: "제목을 TEXT와 --title로 두 번 썼습니다. 하나를 빼세요. \(see(.add))"
    case .inputWantedTwice: "표준 입력을 뜻하는 '-'를 두 번 썼습니다. 한 번만 쓰세요. \(see(.add))"
    case .nothingToEdit:
      "수정할 것이 없습니다. --title --body --deadline --priority --tag --untag 가운데 하나 이상을 쓰세요. \(see(.edit))"
    case .argumentNotUTF8(let position): "\(position)번째 인자가 UTF-8이 아닙니다. UTF-8로 쓰세요. \(see())"
    case .noTerminal: "보드에는 터미널이 필요한데 여기에는 없습니다. 'trilane list'를 써 보세요."
    case .noTerminalType: "TERM이 없어서 보드를 그릴 수 없습니다. TERM을 정하거나 'trilane list'를 써 보세요."
    case .unusableTerminalType(let term):
      "이 터미널 종류(TERM)로는 보드를 보여 줄 수 없습니다: “\(term)”. TERM을 바꾸거나 'trilane list'를 써 보세요."

    case .noCard(let id): "이 ID의 카드가 없습니다: “\(id)”. 'trilane list'가 ID를 보여 줍니다."
    case .idTooShort(let id, let minimum):
      "ID가 너무 짧습니다: “\(id)”. \(minimum)글자 이상 쓰세요. 'trilane list'가 ID를 보여 줍니다."
    case .ambiguousID(let id, let candidates, let more): ambiguity(of: id, candidates, more: more)
    case .badDay(let text): "날짜가 아닙니다: “\(text)”. 2026-12-24처럼 쓰거나 'none'을 쓰세요."
    case .inLine(let line, let message): "입력 \(line)번째 줄: \(message) 카드는 추가하지 않았습니다."
    case .inputNotUTF8(let line): "입력 \(line)번째 줄이 UTF-8이 아닙니다. 바뀐 것은 없습니다."
    case .inputFailed(let errno): "표준 입력을 읽을 수 없습니다: \(systemText(errno)). 바뀐 것은 없습니다."
    case .outputFailed(let errno): "출력하지 못했습니다: \(systemText(errno)). 저장된 것은 그대로 남습니다."
    case .terminalFailed(let errno): "터미널을 쓸 수 없습니다: \(systemText(errno)). 'trilane list'를 써 보세요."
    case .boardIsThere(let path): "\(path): 이미 있습니다. 'trilane'으로 열 수 있습니다."

    case .addedTo(let path): "추가한 곳: \(path)"
    case .madeBoard(let path): "보드 만듦: \(path)"
    case .waitingForOther: "다른 프로세스가 보드를 저장하고 있어 기다립니다 …"

    case .fieldID: "ID"
    case .fieldState: "상태"
    case .fieldChecklist: "체크리스트"
    case .fieldCreated: "만든 날"
    case .fieldChanged: "바뀐 날"
    case .fieldArchived: "보관한 날"
    case .fieldHistory: "이력"
    }
  }

  private func see(_ command: CommandName? = nil) -> String {
    "도움말: trilane help" + (command.map { " \($0.rawValue)" } ?? "")
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { " (혹시 '\($0)'?)" } ?? ""
  }

  private func ambiguity(of id: String, _ candidates: [CommandPhrase.Candidate], more: Int) -> String {
    let list = candidates.map { "\($0.shortID) “\($0.title)”" } + (more > 0 ? ["그 밖에 \(more)개"] : [])
    return
      "“\(id)” 글자로 시작하는 ID가 \(candidates.count + more)개 있습니다: \(list.joined(separator: ", ")). 더 길게 쓰세요."
  }
}
