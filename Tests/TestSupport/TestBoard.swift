package import Domain
package import Presentation
package import Screen
import Storage
package import UseCases

/// A board as a person has it before them: keys in, lanes, selection, message and picture out; over a repository in memory,
/// on a fixed day, with a clock that goes on by a minute at each look.
package final class TestBoard {
  package static let today = day("2026-12-01")
  /// 2026-12-01 09:00 UTC.
  package static let morning = Timestamp(secondsSince1970: TestBoard.today.daysSince1970 * 86_400 + 9 * 3_600)

  package let repository: any ProjectRepository
  package let useCase: ProjectUseCase
  package let viewModel: ProjectListViewModel
  package var size: ScreenSize
  private var interpreter: KeyInterpreter
  private let screen: BoardScreen
  package private(set) var request: RunRequest?

  package convenience init(
    _ cards: [ProjectModel] = [], settings: BoardSettings = TestBoard.settings(), columns: Int = 80, rows: Int = 24,
    glyphs: Glyphs = .unicode, wording: any Wording = TestBoard.wording
  ) throws {
    try self.init(
      repository: InMemoryProjectRepository(settings: settings, cards: cards), columns: columns, rows: rows,
      glyphs: glyphs, wording: wording)
  }

  package init(
    repository: any ProjectRepository, columns: Int = 80, rows: Int = 24, glyphs: Glyphs = .unicode,
    wording: any Wording = TestBoard.wording
  ) throws {
    self.repository = repository
    useCase = TestBoard.useCase(over: repository, wording)
    let keymap = Keymap()
    viewModel = try ProjectListViewModel(
      useCase: useCase, wording: wording, keymap: keymap, location: "~/src/app/.trilane.json")
    interpreter = KeyInterpreter(keymap: keymap)
    size = ScreenSize(columns: columns, rows: rows)
    screen = BoardScreen(theme: Theme(glyphs: glyphs))
    _ = picture()
  }

  package static let wording = EnglishWording { "error \($0)" }
  package static let korean = KoreanWording { "오류 \($0)" }

  package static func settings(lanes: [ProjectState: LaneSettings] = [:]) -> BoardSettings {
    BoardSettings(id: UniqueID(high: 0xB0A2D, low: 1), name: "Work", lanes: lanes)
  }

  private static func useCase(over repository: any ProjectRepository, _ wording: any Wording) -> ProjectUseCase {
    var seconds = TestBoard.morning.secondsSince1970
    var number: UInt64 = 1_000
    let translater = ProjectTranslater(today: today, wording: wording) { instant in
      CalendarDay(daysSince1970: instant.secondsSince1970 / 86_400) ?? today
    }
    return ProjectUseCase(
      repository: repository, translater: translater,
      clock: {
        seconds += 60
        return Timestamp(secondsSince1970: seconds)
      },
      makeID: {
        number += 1
        return TestBoard.id(number)
      })
  }

  /// The day of a text that is known to name one.
  package static func day(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
    return day
  }

  /// Ids that differ in their first digits, as random ones do.
  package static func id(_ number: UInt64) -> UniqueID {
    UniqueID(high: number.byteSwapped ^ (number << 32), low: number)
  }
}

// MARK: - Keys in

extension TestBoard {
  /// Presses keys as `KeyNotation` writes them, separated by spaces; a picture is drawn after each, as a terminal would.
  package func press(_ keys: String) {
    for word in keys.split(separator: " ") {
      for key in KeyNotation.keys(from: String(word)) ?? word.map({ Key($0) }) { press(key) }
    }
  }

  /// Types text, character by character.
  package func type(_ text: String) {
    for character in text { press(Key(character)) }
  }

  package func paste(_ text: String) {
    viewModel.paste(text)
    _ = picture()
  }

  package func resize(_ columns: Int, _ rows: Int) {
    size = ScreenSize(columns: columns, rows: rows)
    _ = picture()
  }

  private func press(_ key: Key) {
    request = viewModel.receive(interpreter.command(for: key, in: viewModel.inputContext))
    while viewModel.continueWork() {}
    _ = picture()
  }
}

// MARK: - What is seen

extension TestBoard {
  /// Draws the board and tells it what is in sight, as the run loop does.
  @discardableResult
  package func picture() -> CellGrid {
    let picture = screen.picture(of: viewModel, size: size)
    for lane in picture.lanes {
      viewModel.noteShown(first: lane.sight.first, count: lane.sight.count, in: lane.state)
    }
    if let area = picture.bodyArea { viewModel.noteBodyArea(columns: area.columns, rows: area.rows) }
    if let sight = picture.cardSight { viewModel.noteCardSight(sight) }
    return picture.grid
  }

  /// The rows of the picture as text.
  package var rows: [String] {
    let grid = picture()
    return (0..<grid.size.rows).map { PictureText.rowText($0, of: grid) }
  }

  /// The titles of a lane's cards, in order.
  package func titles(_ state: ProjectState) -> [String] {
    (try? useCase.read(matching: .lane(state)).map(\.title)) ?? []
  }

  /// All three lanes, such as `A B | C |`.
  package var lanes: String {
    ProjectState.allCases.map { titles($0).joined(separator: " ") }.joined(separator: " | ")
  }

  /// The selected card's title; nil in an empty lane.
  package var selection: String? {
    viewModel.selectedIndex(in: viewModel.focus).flatMap { viewModel.card(at: $0, in: viewModel.focus)?.title }
  }

  package var message: String? { viewModel.message?.text }
}
