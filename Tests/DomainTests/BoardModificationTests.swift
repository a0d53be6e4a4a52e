import Domain
import TestSupport
import Testing

@Suite("A change to a board's settings")
struct BoardModificationTests {
  static let settings = BoardSettings(
    id: .number(0), name: "Work",
    lanes: [
      .doing: LaneSettings(title: "Now", wipLimit: 3, unknownFields: [.init(name: "\"color\"", value: "1")]),
      .done: LaneSettings(wipLimit: 9),
    ])

  private static func edit(_ change: (inout BoardModification) -> Void) -> BoardModification {
    var edit = BoardModification()
    change(&edit)
    return edit
  }

  @Test("A lane without a title of its own has the name of its state")
  func titles() {
    #expect(ProjectState.allCases.map(Self.settings.title(of:)) == ["TODO", "Now", "DONE"])
    #expect(ProjectState.allCases.map(Self.settings.wipLimit(of:)) == [nil, 3, 9])
  }

  @Test("Only what was edited changes; unknown fields stay")
  func applying() {
    let changed = Self.settings.applying(
      Self.edit {
        $0.name = "Home"
        $0.lanes[.doing] = .init(wipLimit: .set(4))
        $0.lanes[.todo] = .init(title: .set("Next"))
      })
    #expect(
      changed
        == BoardSettings(
          id: .number(0), name: "Home",
          lanes: [
            .todo: LaneSettings(title: "Next"),
            .doing: LaneSettings(title: "Now", wipLimit: 4, unknownFields: [.init(name: "\"color\"", value: "1")]),
            .done: LaneSettings(wipLimit: 9),
          ]))
  }

  @Test("A lane that is left without settings is left out, however that comes about")
  func emptyLane() {
    #expect(Self.settings.applying(Self.edit { $0.lanes[.done] = .init(wipLimit: .clear) }).lanes[.done] == nil)
    #expect(Self.settings.applying(Self.edit { $0.lanes[.todo] = .init(title: .clear) }) == Self.settings)
    var settings = BoardSettings(id: .number(0), name: "Work", lanes: [.todo: LaneSettings()])
    #expect(settings.lanes.isEmpty)
    settings.lanes[.done] = LaneSettings()
    #expect(settings.lanes.isEmpty)
  }

  @Test("The snapshot of an edit gives the settings back, and is held until then", arguments: 0..<100 as Range<UInt64>)
  func snapshot(seed: UInt64) {
    var generator = CardGenerator(seed: seed)
    let settings = generator.settings()
    let edit = generator.boardModification()
    let changed = settings.applying(edit)
    #expect(settings.holds(settings.snapshot(of: edit)))
    #expect(changed.holds(changed.snapshot(of: edit)))
    #expect(changed.applying(settings.snapshot(of: edit)) == settings)
    if changed != settings { #expect(!changed.holds(settings.snapshot(of: edit))) }
  }

  @Test("A snapshot looks at what was edited alone")
  func snapshotFields() {
    let snapshot = Self.settings.snapshot(of: Self.edit { $0.lanes[.doing] = .init(title: .clear) })
    #expect(Self.settings.applying(Self.edit { $0.name = "Home" }).holds(snapshot))
    #expect(Self.settings.applying(Self.edit { $0.lanes[.doing] = .init(wipLimit: .clear) }).holds(snapshot))
    #expect(!Self.settings.applying(Self.edit { $0.lanes[.doing] = .init(title: .clear) }).holds(snapshot))
  }

  @Test("Texts are trimmed")
  func entered() throws {
    let edit = Self.edit {
      $0.name = " Home "
      $0.lanes[.todo] = .init(title: .set("\tNext"), wipLimit: .set(1))
    }
    let expected = Self.edit {
      $0.name = "Home"
      $0.lanes[.todo] = .init(title: .set("Next"), wipLimit: .set(1))
    }
    #expect(try edit.entered() == expected)
  }

  @Test("Each rule is held")
  func refusals() {
    func refuse(_ error: ProjectRuleError, _ change: (inout BoardModification) -> Void) {
      #expect(throws: error) { try Self.edit(change).entered() }
    }
    refuse(.blank(.boardName)) { $0.name = "" }
    refuse(.tooLong(.boardName, limit: 100, actual: 101)) { $0.name = String(repeating: "한", count: 101) }
    refuse(.controlCharacter(.boardName, scalar: 10, position: 2)) { $0.name = "a\nb" }
    refuse(.blank(.laneTitle)) { $0.lanes[.todo] = .init(title: .set(" ")) }
    refuse(.tooLong(.laneTitle, limit: 100, actual: 101)) {
      $0.lanes[.done] = .init(title: .set(String(repeating: "a", count: 101)))
    }
    refuse(.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: 0)) { $0.lanes[.doing] = .init(wipLimit: .set(0)) }
    refuse(.outOfRange(.wipLimit, lowest: 1, highest: 9_999, actual: 10_000)) {
      $0.lanes[.doing] = .init(wipLimit: .set(10_000))
    }
  }
}
