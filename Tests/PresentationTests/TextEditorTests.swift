import Testing

@testable import Presentation

/// Moving, deleting, killing and transposing, each shown with `|` where the cursor stands.
@Suite struct TextEditorTests {
  @Test func aFieldOpensWithItsCursorAtTheEnd() {
    #expect(picture(TextEditor(text: "한글", isMultiline: false)) == "한글|")
  }

  @Test func everyPrintableKeyInsertsItself() throws {
    let ascii = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
    for character in ascii + ["é", "한", "ㅎ", "日", "ק", "🇰🇷", "👩‍👩‍👧", "👍🏽", "q\u{307}"] {
      let typed = try #require(Key(character).text)
      for isMultiline in [false, true] {
        let field = editor("a|b", isMultiline: isMultiline, .insert(String(typed)))
        #expect(picture(field) == "a\(character)|b")
      }
    }
  }

  @Test func aTypedMarkJoinsTheClusterBeforeTheCursor() {
    let field = editor("xe|y", .insert("\u{301}"))
    #expect(picture(field) == "xe\u{301}|y")
    #expect(picture(after(.moveBackward, in: field)) == "x|e\u{301}y")
    #expect(picture(after(.deleteBackward, in: field)) == "x|y")
  }

  @Test func theCursorGoesBehindAClusterThatAnEditMakes() {
    #expect(picture(editor("👩|👧", .insert("\u{200D}"))) == "👩\u{200D}👧|")
    #expect(picture(editor("🇰x|🇷", .deleteBackward)) == "🇰🇷|")
    #expect(picture(editor("\u{1112}|\u{11AB}", .insert("\u{1161}"))) == "\u{1112}\u{1161}\u{11AB}|")
  }

  @Test(arguments: ["한", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧", "🇰🇷", "e\u{301}\u{323}", "👍🏽", "1\u{FE0F}\u{20E3}"])
  func oneKeyMovesOverOrDeletesAWholeCluster(cluster: String) {
    #expect(picture(editor("a\(cluster)|b", .moveBackward)) == "a|\(cluster)b")
    #expect(picture(editor("a|\(cluster)b", .moveForward)) == "a\(cluster)|b")
    #expect(picture(editor("a\(cluster)|b", .deleteBackward)) == "a|b")
    #expect(picture(editor("a|\(cluster)b", .deleteForward)) == "a|b")
  }

  @Test func nothingHappensBeyondTheEnds() {
    for edit in [TextEdit.moveBackward, .deleteBackward, .killToLineStart, .moveBackwardWord, .transpose] {
      #expect(picture(editor("|ab", edit)) == "|ab")
    }
    for edit in [TextEdit.moveForward, .deleteForward, .killToLineEnd, .moveForwardWord, .killWordForward] {
      #expect(picture(editor("ab|", edit)) == "ab|")
    }
  }

  @Test func aWordIsLettersDigitsAndMarksOfAnyScript() {
    #expect(picture(editor("fix snake_case2|", .moveBackwardWord)) == "fix |snake_case2")
    #expect(picture(editor("원조두꺼비집 회식, |", .moveBackwardWord)) == "원조두꺼비집 |회식, ")
    #expect(picture(editor("|…«日本語» x", .moveForwardWord)) == "…«日本語|» x")
    #expect(picture(editor("שלום| עולם", .moveForwardWord)) == "שלום עולם|")
    #expect(picture(editor("a 🇰🇷👩‍👧|", .moveBackwardWord)) == "|a 🇰🇷👩‍👧")
    #expect(picture(editor("one\ntwo|", isMultiline: true, .moveBackwardWord, .moveBackwardWord)) == "|one\ntwo")
  }

  @Test func goingBackByWordsOverARowOfFlagsStopsWhereClusterByClusterWould() {
    #expect(picture(editor("a 🇰🇷🇯🇵🇰|", .moveBackwardWord)) == "|a 🇰🇷🇯🇵🇰")
    #expect(picture(editor("a 🇰🇷🇯🇵🇰|", .killSpacedWordBackward)) == "a |")
    #expect(picture(editor("a \u{600}🇰🇷🇯🇵|", .killSpacedWordBackward)) == "a |")
  }

  @Test func aWordIsKilledBySpaceOrByItsLetters() {
    #expect(picture(editor("see docs/a-b.md |x", .killSpacedWordBackward)) == "see |x")
    #expect(picture(editor("see docs/a-b.md |x", .killWordBackward)) == "see docs/a-b.|x")
    #expect(picture(editor("see| docs/a", .killWordForward)) == "see|/a")
  }

  @Test func lineStartAndEndAreThoseOfTheLineAroundTheCursor() {
    let text = "one\ntw|o\nthree"
    #expect(picture(editor(text, isMultiline: true, .moveToLineStart)) == "one\n|two\nthree")
    #expect(picture(editor(text, isMultiline: true, .moveToLineEnd)) == "one\ntwo|\nthree")
    #expect(picture(editor(text, isMultiline: true, .moveToTextStart)) == "|one\ntwo\nthree")
    #expect(picture(editor(text, isMultiline: true, .moveToTextEnd)) == "one\ntwo\nthree|")
    #expect(picture(editor("on|e", .moveToLineStart)) == "|one")
    #expect(picture(editor("on|e", .moveToLineEnd)) == "one|")
  }

  @Test func killingALineStopsAtItsBorderAndThenTakesTheLineEnd() {
    #expect(picture(editor("a\nb|c\nd", isMultiline: true, .killToLineEnd)) == "a\nb|\nd")
    #expect(picture(editor("a\nb|c\nd", isMultiline: true, .killToLineEnd, .killToLineEnd)) == "a\nb|d")
    #expect(picture(editor("a\nb|c\nd", isMultiline: true, .killToLineStart)) == "a\n|c\nd")
    #expect(picture(editor("a\nb|c\nd", isMultiline: true, .killToLineStart, .killToLineStart)) == "a|c\nd")
  }

  @Test func killsInARowAreYankedAsOne() {
    #expect(picture(editor("one two |three", .killWordBackward, .killToLineEnd, .yank)) == "one two three|")
    #expect(
      picture(editor("one two three|", .killWordBackward, .killWordBackward, .moveToTextStart, .yank))
        == "two three|one ")
  }

  @Test func aMoveOrADeletionEndsARowOfKills() {
    #expect(picture(editor("one two|", .killWordBackward, .moveBackward, .killWordBackward, .yank)) == "one| ")
    #expect(picture(editor("one two|", .killWordBackward, .deleteBackward, .killWordBackward, .yank)) == "one|")
  }

  @Test func aKillOfNothingKeepsWhatCanBeYanked() {
    #expect(picture(editor("one|", .killToLineStart, .moveToLineEnd, .killToLineEnd, .yank)) == "one|")
  }

  @Test func killedTextCanBeCarriedToAnotherField() {
    let body = editor("one\ntwo|", isMultiline: true, .moveToTextStart, .killToLineEnd, .killToLineEnd, .killToLineEnd)
    var title = editor("|")
    title.killed = body.killed
    title.perform(.yank)
    #expect(picture(title) == "one two|")
  }

  @Test func transposeExchangesTheClustersAroundTheCursor() {
    #expect(picture(editor("a|한c", .transpose)) == "한a|c")
    #expect(picture(editor("ab|", .transpose)) == "ba|")
    #expect(picture(editor("x👩‍👧|", .transpose)) == "👩‍👧x|")
    #expect(picture(editor("a|", .transpose)) == "a|")
    #expect(picture(editor("z\nab|\nc", isMultiline: true, .transpose)) == "z\nba|\nc")
    #expect(picture(editor("z\n|ab", isMultiline: true, .transpose)) == "z\n|ab")
  }

  @Test func aNewlineIsOnlyForSeveralLines() {
    #expect(picture(editor("a|b", isMultiline: true, .newline)) == "a\n|b")
    #expect(picture(editor("a|b", .newline)) == "a|b")
  }

  @Test func theLimitIsToldAndNotEnforced() {
    var field = TextEditor(text: "한글", isMultiline: false, limit: 2)
    #expect(!field.isOverLimit)
    field.perform(.insert("e"))
    #expect(field.isOverLimit)
    #expect(field.text == "한글e")
  }

  @Test func aFieldKnowsWhetherItsTextIsAnother() {
    var field = TextEditor(text: "e\u{301}\u{323}", isMultiline: false)
    field.perform(.moveToTextStart)
    #expect(!field.isChanged)
    field.perform(.deleteForward)
    field.perform(.insert("e\u{323}\u{301}"))
    #expect(field.isChanged, "canonically equal, as many bytes, but others")
    field.perform(.undo)
    field.perform(.undo)
    #expect(!field.isChanged)
  }

  @Test func aCompletionReplacesARangeAndTheCursorGoesBehindIt() {
    var field = editor("fix #do| now")
    field.replace(5..<7, with: "docs ")
    #expect(picture(field) == "fix #docs | now")
  }

  @Test func aPositionWithinAClusterCountsAsItsEnd() {
    var field = editor("a한b|")
    field.move(to: 2)
    #expect(picture(field) == "a한|b")
    field.move(to: 99)
    #expect(picture(field) == "a한b|")
    field.move(to: -1)
    #expect(picture(field) == "|a한b")
  }
}
