extension EnglishWording {
  /// Why an editor brought no text back.
  func text(_ fault: BodyEditFault) -> String {
    switch fault {
    case .notWritten(let path, let errno): "no temporary file could be made in \(path): \(systemText(errno))"
    case .openQuote(let command): "the editor's command is empty or has a quote without its end: \(command)"
    case .notStarted(let command, let errno):
      "the editor “\(command)” could not be started: \(systemText(errno)). Set VISUAL or EDITOR to another one."
    case .exited(let command, let status): "the editor “\(command)” ended with status \(status); nothing was saved."
    case .killed(let command, let signal): "the editor “\(command)” was ended by signal \(signal); nothing was saved."
    case .unreadable(let errno): "what the editor left could not be read: \(systemText(errno))"
    case .notUTF8: "the text is not UTF-8."
    case .tooLarge(let limit, let actual): "the text has \(actual) bytes: at most \(limit) are read."
    }
  }
}
