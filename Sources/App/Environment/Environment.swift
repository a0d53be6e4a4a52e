import Domain
import Storage
import Terminal

/// All that a run takes from outside, as values and closures: nothing else in the program asks the system for any of it,
/// and a test can put what it likes in the place of each.
struct Environment {
  enum Stream: Equatable {
    case output, error
  }

  /// A variable's value; nil when it is not set.
  var variable: (String) -> String?
  /// Absolute.
  var currentFolder: String
  var user: UInt32
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  /// The width of the terminal on standard output, in cells; nil where there is none.
  var columns: Int?

  var now: () -> Timestamp
  /// The calendar day of an instant in the person's time zone.
  var localDay: @Sendable (Timestamp) -> CalendarDay
  var makeID: () -> UniqueID

  /// Reads standard input to its end.
  var readInput: () throws(SystemError) -> [UInt8]
  /// Writes every byte, or fails.
  var write: ([UInt8], Stream) throws(SystemError) -> Void
  /// Takes the person's locale over, and says which characters it allows.
  var adoptLocale: () -> CharacterEncoding
  /// The operating system's words for an error number.
  var systemText: @Sendable (Int32) -> String

  var fileSystem: FileSystem
  /// Runs a program on the terminal and waits for its end; the first word is its name.
  var runProgram: (_ words: [String]) -> ProgramEnd
  /// Opens the board at a place; `whileWaiting` is called when a change has to wait for another process.
  var openBoard:
    (_ location: BoardLocation, _ whileWaiting: @escaping () -> Void) throws(StoreFault) -> any ProjectRepository
  /// Makes an empty board; false when something is there already.
  var makeBoard:
    (_ location: BoardLocation, _ whileWaiting: @escaping () -> Void) throws(ProjectRepositoryError) -> Bool

  var today: CalendarDay { localDay(now()) }

  /// A variable's value, an empty one counting as none.
  func setting(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path with the home folder written as `~`.
  func shortened(_ path: String) -> String {
    guard let home = setting("HOME"), home != "/" else { return path }
    if path == home { return "~" }
    let folder = home.hasSuffix("/") ? home : home + "/"
    return path.hasPrefix(folder) ? "~/" + path.dropFirst(folder.count) : path
  }
}
