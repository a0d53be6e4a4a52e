import Foundation
import Presentation
import TestSupport
import Testing

@Suite("The page of keys")
struct KeyPageTests {
  @Test("docs/KEYS.md is what the tables say; RECORD_SCREENS=1 writes it anew")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appending(path: "docs/KEYS.md")
    let text = KeyPage.markdown(TestBoard.wording)
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("recorded docs/KEYS.md; look at it")
      return
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  @Test("every action has a row, and every default key can be read and means one action")
  func table() {
    #expect(
      ActionTable.entries.map(\.action).sorted { $0.rawValue < $1.rawValue }
        == Action.allCases.sorted { $0.rawValue < $1.rawValue })
    let keys = ActionTable.entries.flatMap(\.keys)
    #expect(keys.allSatisfy { KeyNotation.keys(from: $0) != nil })
    #expect(Set(keys).count == keys.count)
    let keymap = Keymap()
    for entry in ActionTable.entries {
      for text in entry.keys {
        let sequence = KeyNotation.keys(from: text) ?? []
        #expect(keymap.action(for: sequence) == entry.action, "\(text)")
        #expect(!keymap.isBeginning(sequence), "\(text) can never act: longer keys begin with it")
      }
    }
  }
}
