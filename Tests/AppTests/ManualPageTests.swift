import Foundation
import Presentation
import Testing

@testable import App

@Suite("The manual page keeps up with the table of commands")
struct ManualPageTests {
  private let page: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(contentsOf: root.appending(path: "docs/trilane.1"), encoding: .utf8)
  }

  @Test("It explains every command", arguments: CommandName.allCases)
  func command(name: CommandName) {
    #expect(page.contains("\n.It Ic \(name.rawValue)"))
  }

  @Test("It explains every option with its value", arguments: CommandOption.allCases)
  func option(option: CommandOption) {
    let letter = option.letter.map { "\($0) , " } ?? ""
    let value = option.placeholder.map { " Ar \($0)" } ?? ""
    #expect(page.contains("\n.It Fl \(letter)-\(option.rawValue)\(value)\n"))
  }
}
