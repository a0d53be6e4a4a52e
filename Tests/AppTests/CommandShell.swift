import Domain
import Presentation
import Storage
import Terminal
import TestSupport

@testable import App

/// Runs commands as a shell would, over a board in memory or over files, in an environment of its own.
final class CommandShell {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  /// The board; nil for boards in files.
  let repository: (any ProjectRepository)?
  var variables = ["HOME": "/home/mina", "TERM": "xterm"]
  var currentFolder = "/nowhere/app"
  var input: [UInt8] = []
  /// The width of the terminal on standard output; nil for a pipe.
  var columns: Int?
  var isInputTerminal = false
  var encoding = CharacterEncoding.utf8
  /// Fails each write to standard output.
  var outputError: SystemError?
  /// How often a board has been opened.
  private(set) var openings = 0
  private var output: [UInt8] = []
  private var error: [UInt8] = []
  private var nextID: UInt64 = 1_000

  init(_ cards: [ProjectModel], settings: BoardSettings = TestBoard.settings()) {
    repository = InMemoryProjectRepository(settings: settings, cards: cards)
  }

  /// Any repository; nil for boards in files.
  init(over repository: (any ProjectRepository)?) {
    self.repository = repository
  }

  /// Runs one command line, its words separated by spaces.
  func run(_ line: String) -> Result {
    run(line.split(separator: " ").map(String.init))
  }

  func run(_ words: [String]) -> Result {
    run(bytes: words.map { Array($0.utf8) })
  }

  func run(bytes words: [[UInt8]]) -> Result {
    output = []
    error = []
    let status = CommandRunner(environment).run(words)
    return Result(
      status: status, output: String(decoding: output, as: UTF8.self), error: String(decoding: error, as: UTF8.self))
  }

  /// The titles of the lanes, such as `A B | C |`.
  var lanes: String {
    ProjectState.allCases.map { state in
      let cards = (try? repository?.read(matching: .lane(state))) ?? []
      return cards.map(\.title).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// The first card with a title.
  func card(_ title: String) -> ProjectModel? {
    try? repository?.read(matching: .all).first { $0.title == title }
  }
}

extension CommandShell {
  private var environment: Environment {
    Environment(
      variable: { self.variables[$0] }, currentFolder: currentFolder, user: .max, isInputTerminal: isInputTerminal,
      isOutputTerminal: columns != nil, columns: columns,
      now: { TestBoard.morning },
      localDay: { CalendarDay(daysSince1970: $0.secondsSince1970 / 86_400) ?? TestBoard.today },
      makeID: makeID,
      readInput: { () throws(SystemError) in self.input },
      write: { (bytes, stream) throws(SystemError) in try self.write(bytes, stream) },
      adoptLocale: { self.encoding }, systemText: { "error \($0)" }, fileSystem: .posix,
      runProgram: { _ in .notStarted(.notFound) },
      openBoard: { (location, _) throws(StoreFault) in try self.open(location) },
      makeBoard: { (location, _) throws(ProjectRepositoryError) in
        try JSONFileProjectRepository.makeBoard(at: location.path, settings: self.newBoard(at: location))
      })
  }

  private func makeID() -> UniqueID {
    nextID += 1
    return TestBoard.id(nextID)
  }

  private func write(_ bytes: [UInt8], _ stream: Environment.Stream) throws(SystemError) {
    switch stream {
    case .output:
      if let outputError { throw outputError }
      output += bytes
    case .error: error += bytes
    }
  }

  private func open(_ location: BoardLocation) throws(StoreFault) -> any ProjectRepository {
    openings += 1
    if let repository { return repository }
    return try JSONFileProjectRepository(path: location.path, newBoard: newBoard(at: location))
  }

  private func newBoard(at location: BoardLocation) -> BoardSettings {
    BoardSettings(id: makeID(), name: location.newBoardName)
  }
}
