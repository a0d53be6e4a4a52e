import Foundation
import Screen
import TestSupport
import Testing

/// Compares a picture with the file of its name under `Pictures`; `RECORD_SCREENS=1` writes the file anew, and fails so that
/// nobody takes a recording for a test.
func expectPicture(_ grid: CellGrid, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let text = PictureText.of(grid)
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name); look at it", sourceLocation: sourceLocation)
    return
  }
  let expected = try #require(
    try? String(contentsOf: url, encoding: .utf8), "no picture \(name): record it with RECORD_SCREENS=1",
    sourceLocation: sourceLocation)
  #expect(text == expected, "\(name) is drawn as:\n\(text)", sourceLocation: sourceLocation)
}
