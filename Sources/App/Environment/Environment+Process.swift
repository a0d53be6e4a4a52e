#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Domain
import Screen
import Storage
import Terminal

/// The environment of this process. This file and those beside it are the only ones of the command line that know libc.
extension Environment {
  static func ofProcess() -> Environment {
    Environment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      currentFolder: workingFolder(),
      user: geteuid(),
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      columns: TerminalSize.ofOutput()?.columns,
      now: { Timestamp(secondsSince1970: time(nil)) },
      localDay: LocalCalendar.day(of:),
      makeID: randomID,
      readInput: { () throws(SystemError) in try StandardStreams.readInput() },
      write: { (bytes, stream) throws(SystemError) in try StandardStreams.write(bytes, to: stream) },
      adoptLocale: {
        TerminalLocale.adopt(lcAll: value("LC_ALL"), lcCtype: value("LC_CTYPE"), lang: value("LANG"))
      },
      systemText: { String(cString: strerror($0)) },
      fileSystem: .posix,
      runProgram: ProgramRun.run,
      openBoard: { (location, whileWaiting) throws(StoreFault) in
        try JSONFileProjectRepository(
          path: location.path, newBoard: newBoard(at: location), whileWaiting: whileWaiting)
      },
      makeBoard: { (location, whileWaiting) throws(ProjectRepositoryError) in
        try JSONFileProjectRepository.makeBoard(
          at: location.path, settings: newBoard(at: location), whileWaiting: whileWaiting)
      })
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func randomID() -> UniqueID {
    var generator = SystemRandomNumberGenerator()
    return UniqueID(using: &generator)
  }

  private static func newBoard(at location: BoardLocation) -> BoardSettings {
    BoardSettings(id: randomID(), name: location.newBoardName)
  }

  /// A folder that was deleted under the process has no path any more; what the shell calls it is the best guess.
  private static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return value("PWD") ?? "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
