import Domain
import Storage
import TestSupport

@testable import App

/// An editor whose program is a closure that is given the path of the file.
final class ScriptedEditor {
  private let folder: TemporaryFolder
  private let command: String
  private let fileSystem: FileSystem
  private let write: (_ path: String) throws -> Void
  private let end: ProgramEnd
  /// The words that the program was run with last, its file among them.
  private(set) var words: [String] = []
  private var number: UInt64 = 0

  init(
    in folder: TemporaryFolder, command: String = "vi", endingWith end: ProgramEnd = .exited(status: 0),
    fileSystem: FileSystem = .posix, _ write: @escaping (_ path: String) throws -> Void
  ) {
    self.folder = folder
    self.command = command
    self.end = end
    self.fileSystem = fileSystem
    self.write = write
  }

  /// An editor that writes this text and succeeds; the closure is what happens meanwhile.
  convenience init(in folder: TemporaryFolder, writing text: String, _ meanwhile: @escaping () throws -> Void = {}) {
    self.init(in: folder) { path in
      try meanwhile()
      try folder.write(text, to: String(path.dropFirst(folder.path.count + 1)))
    }
  }

  var editor: ExternalEditor {
    ExternalEditor(command: command, temporaryFolder: folder.path, fileSystem: fileSystem, makeID: makeID, run: run)
  }

  /// An editor for runs that need none.
  static var none: ExternalEditor {
    ExternalEditor(
      command: "vi", temporaryFolder: "/nowhere", fileSystem: .posix, makeID: { TestBoard.id(1) },
      run: { _ in .notStarted(.notFound) })
  }

  private func makeID() -> UniqueID {
    number += 1
    return TestBoard.id(number)
  }

  private func run(_ words: [String]) -> ProgramEnd {
    self.words = words
    do { try write(words.last ?? "") } catch { return .notStarted(.inputOutput) }
    return end
  }
}
