import Domain
import Screen
import TestSupport
import Testing

@Suite("Pictures of the search")
struct SearchPictureTests {
  private static let sizes = BoardPictureTests.sizes

  private func expect(_ name: String, keys: String, _ columns: Int, _ rows: Int) throws {
    let settings = TestBoard.settings(lanes: [.doing: LaneSettings(wipLimit: 3)])
    let board = try TestBoard(TestCards.rich, settings: settings, columns: columns, rows: rows)
    board.press(keys)
    try expectPicture(board.picture(), named: "\(name)-\(columns)x\(rows)")
  }

  @Test("while it is typed, matches marked in titles and tags", arguments: sizes)
  func typing(columns: Int, rows: Int) throws {
    try expect("search-typing", keys: "/ e", columns, rows)
  }

  @Test("kept, in Korean, with a syllable that is only begun", arguments: sizes)
  func kept(columns: Int, rows: Int) throws {
    try expect("search-kept", keys: "/ 회 시 Enter", columns, rows)
  }

  @Test("found in a body and in a checklist", arguments: sizes)
  func inside(columns: Int, rows: Int) throws {
    try expect("search-inside", keys: "l / w h y", columns, rows)
  }

  @Test("nothing matches", arguments: sizes)
  func nothing(columns: Int, rows: Int) throws {
    try expect("search-nothing", keys: "/ z z Enter", columns, rows)
  }
}
