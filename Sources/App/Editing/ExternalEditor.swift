import Domain
import Presentation
import Storage

/// The person's own editor on a temporary file, which nobody else may read.
struct ExternalEditor {
  /// The command, such as `code --wait`.
  let command: String
  /// Where temporary files go.
  let temporaryFolder: String
  let fileSystem: FileSystem
  let makeID: () -> UniqueID
  let run: (_ words: [String]) -> ProgramEnd

  /// More bytes than any body of 100,000 characters that a person writes has: beyond this nothing is read.
  private static let byteLimit = 16_000_000
  private static let attempts = 10
  private static let folderPrefix = "trilane-"

  /// Has the body edited; the terminal must have been given back. The file is still there afterwards when the result has
  /// its path: `discard` takes it away once the text is safe.
  func edit(_ edit: BodyEdit) -> BodyEditResult {
    guard let words = CommandWords(command)?.words, !words.isEmpty else {
      return BodyEditResult(text: .failure(.openQuote(command: command)), keptPath: nil)
    }
    let path: String
    do {
      path = try makeFile(named: BodyFileName.name(of: edit.title), Array(ExternalEditor.text(of: edit).utf8))
    } catch {
      return BodyEditResult(
        text: .failure(.notWritten(path: temporaryFolder, errno: error.code)), keptPath: nil)
    }
    let end = run(words + [path])
    return result(of: edit, in: path, after: end, command: words[0])
  }

  /// Takes the file away, and its folder if nothing else is in it.
  func discard(_ path: String) {
    try? fileSystem.remove(path)
    // What some editors leave beside: the text as it was before.
    try? fileSystem.remove(path + "~")
    if let end = path.lastIndex(of: "/") { try? fileSystem.removeFolder(String(path[..<end])) }
  }
}

extension ExternalEditor {
  /// The editor that the environment names.
  init(_ environment: Environment) {
    self.init(
      command: environment.setting("VISUAL") ?? environment.setting("EDITOR") ?? "vi",
      temporaryFolder: environment.setting("TMPDIR") ?? "/tmp", fileSystem: environment.fileSystem,
      makeID: environment.makeID, run: environment.runProgram)
  }
}

// MARK: - The file

extension ExternalEditor {
  /// The body with a line end behind its last line, as editors expect it.
  private static func text(of edit: BodyEdit) -> String {
    edit.text.isEmpty || edit.text.utf8.last == 0x0A ? edit.text : edit.text + "\n"
  }

  /// A file of this person's alone, in a new folder that nobody else can enter.
  private func makeFile(named name: String, _ bytes: [UInt8]) throws(SystemError) -> String {
    let folder = try makeFolder()
    let path = folder + "/" + name
    do {
      try write(bytes, to: try fileSystem.create(path, 0o600))
    } catch {
      discard(path)
      throw error
    }
    return path
  }

  private func write(_ bytes: [UInt8], to descriptor: FileSystem.Descriptor) throws(SystemError) {
    do {
      try fileSystem.writeAll(bytes, to: descriptor)
    } catch {
      fileSystem.closeQuietly(descriptor)
      throw error
    }
    try fileSystem.close(descriptor)
  }

  private func makeFolder() throws(SystemError) -> String {
    for _ in 1..<ExternalEditor.attempts {
      do { return try makeFolderOnce() } catch { if error != .alreadyThere { throw error } }
    }
    return try makeFolderOnce()
  }

  private func makeFolderOnce() throws(SystemError) -> String {
    // Short, so that the message that names the file can be read whole; the name need not be secret, the folder is.
    let folder = "\(temporaryFolder)/\(ExternalEditor.folderPrefix)\(makeID().description.prefix(8))"
    try fileSystem.makeFolder(folder, 0o700)
    return folder
  }
}

// MARK: - What became of it

extension ExternalEditor {
  private func result(
    of edit: BodyEdit, in path: String, after end: ProgramEnd, command: String
  ) -> BodyEditResult {
    let text = read(path)
    if let fault = fault(of: end, command: command) {
      // What was there before needs no second place; anything else might be the only copy of what was written.
      let isUnchanged = (try? text.get()).map { $0.isExactly(ExternalEditor.text(of: edit)) } ?? isGone(path)
      if isUnchanged { discard(path) }
      return BodyEditResult(text: .failure(fault), keptPath: isUnchanged ? nil : path)
    }
    if isGone(path) { discard(path) }
    return BodyEditResult(text: text, keptPath: isGone(path) ? nil : path)
  }

  private func fault(of end: ProgramEnd, command: String) -> BodyEditFault? {
    switch end {
    case .exited(status: 0): nil
    case .exited(let status): .exited(command: command, status: status)
    case .killed(let signal): .killed(command: command, signal: signal)
    case .notStarted(let error): .notStarted(command: command, errno: error.code)
    }
  }

  private func isGone(_ path: String) -> Bool {
    do {
      _ = try fileSystem.linkStatus(path)
      return false
    } catch {
      return error == .notFound
    }
  }

  private func read(_ path: String) -> Result<String, BodyEditFault> {
    do {
      let descriptor = try fileSystem.retrying { () throws(SystemError) in try fileSystem.open(path) }
      defer { fileSystem.closeQuietly(descriptor) }
      let size = try fileSystem.statusOfDescriptor(descriptor).size
      guard size <= ExternalEditor.byteLimit else {
        return .failure(.tooLarge(limit: ExternalEditor.byteLimit, actual: size))
      }
      let bytes = try fileSystem.readAll(from: descriptor, expecting: size)
      return String(validating: bytes, as: UTF8.self).map { .success($0) } ?? .failure(.notUTF8)
    } catch {
      return .failure(.unreadable(errno: error.code))
    }
  }
}
