extension KoreanWording {
  /// Why an editor brought no text back.
  func text(_ fault: BodyEditFault) -> String {
    switch fault {
    case .notWritten(let path, let errno): "임시 파일을 만들 수 없습니다: \(path): \(systemText(errno))"
    case .openQuote(let command): "편집기 명령이 비었거나 따옴표가 닫히지 않았습니다: \(command)"
    case .notStarted(let command, let errno):
      "편집기를 시작할 수 없습니다: “\(command)”: \(systemText(errno)). VISUAL이나 EDITOR를 바꿔 보세요."
    case .exited(let command, let status): "저장하지 않았습니다. 편집기 “\(command)”: 종료 상태 \(status)"
    case .killed(let command, let signal): "저장하지 않았습니다. 편집기 “\(command)”: 신호 \(signal)"
    case .unreadable(let errno): "편집기가 남긴 글을 읽을 수 없습니다: \(systemText(errno))"
    case .notUTF8: "글이 UTF-8이 아닙니다."
    case .tooLarge(let limit, let actual): "글이 \(actual)바이트입니다. 최대 \(limit)바이트까지 읽습니다."
    }
  }
}
