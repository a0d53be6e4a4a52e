import Testing

@testable import Presentation

/// What one undo takes back.
@Suite struct TextEditorUndoTests {
  @Test func typingIsTakenBackWordByWord() {
    var field = editor("x|")
    for character in " one two" { field.perform(.insert(String(character))) }
    #expect(picture(after(.undo, in: field)) == "x one |")
    field.perform(.undo)
    field.perform(.undo)
    #expect(picture(field) == "x |")
    field.perform(.undo)
    #expect(picture(field) == "x|")
    #expect(!field.perform(.undo).isTextChanged)
  }

  @Test func aPasteIsOneStepOfItsOwn() {
    var field = editor("|", .insert("a"), .insert("b"), .insert("one two"), .insert("c"), .undo)
    #expect(picture(field) == "abone two|")
    field.perform(.undo)
    #expect(picture(field) == "ab|")
  }

  @Test func deletionsInARowAreOneStep() {
    let field = editor("abc|def", .deleteBackward, .deleteBackward, .deleteForward, .deleteBackward)
    #expect(picture(field) == "|ef")
    #expect(picture(after(.undo, in: field)) == "abc|def")
  }

  @Test func aMoveEndsAStep() {
    let typed = editor("|", .insert("a"), .moveBackward, .moveForward, .insert("b"), .undo)
    #expect(picture(typed) == "a|")
    let deleted = editor("abc|", .deleteBackward, .moveToLineEnd, .deleteBackward, .undo)
    #expect(picture(deleted) == "ab|")
  }

  @Test func aKillAndItsYankAreStepsOfTheirOwn() {
    let field = editor("one two|", .killWordBackward, .killWordBackward, .yank, .undo)
    #expect(picture(field) == "|")
    #expect(picture(after(.undo, in: field)) == "one |")
  }

  @Test func transposingIsTakenBackWithItsCursor() {
    #expect(picture(editor("a|b", .transpose, .undo)) == "a|b")
  }

  @Test func aMarkThatJoinedAClusterIsTakenBack() {
    #expect(picture(editor("e|", .insert("\u{301}"), .undo)) == "e|")
    #expect(picture(editor("🇰x|🇷", .deleteBackward, .undo)) == "🇰x|🇷")
    #expect(picture(editor("👩|👧", .insert("\u{200D}"), .insert("!"), .undo, .undo)) == "👩|👧")
  }

  @Test func theOldestStepsAreForgottenBeforeMemoryIs() {
    let large = String(repeating: "x", count: 900_000)
    var field = editor("|")
    for _ in 0..<10 {
      field.perform(.insert(large))
      field.perform(.killToLineStart)
    }
    var undone = 0
    while field.perform(.undo).isTextChanged { undone += 1 }
    #expect((2...10).contains(undone))
  }
}
