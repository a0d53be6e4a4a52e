import Testing

@testable import Presentation

/// What becomes of pasted line ends, control characters and texts that are too large.
@Suite struct TextEditorPasteTests {
  @Test(arguments: [
    ("one\ntwo", "one two"), ("one\r\ntwo", "one two"), ("one\rtwo", "one two"), ("one\r\n\r\n\n\rtwo", "one two"),
    ("\n\none\n", "one"), ("one\u{2028}two\u{2029}\u{85}three", "one two three"), ("a\tb", "a b"), ("\r\n", ""),
    ("e\n\u{301}", "e \u{301}"),
  ])
  func linesBecomeOneInAOneLineField(pasted: String, expected: String) {
    let field = editor("|", .insert(pasted))
    #expect(isSame(field.text, expected), "\(field.text.debugDescription)")
  }

  @Test(arguments: [
    ("one\r\ntwo", "one\ntwo"), ("one\rtwo", "one\ntwo"), ("one\r\r\n\n", "one\n\n\n"), ("\n\tx\n", "\n\tx\n"),
    ("a\u{2028}b\u{2029}c\u{85}d", "a\nb\nc\nd"),
  ])
  func lineEndsBecomeLineFeedsInABody(pasted: String, expected: String) {
    let field = editor("|", isMultiline: true, .insert(pasted))
    #expect(isSame(field.text, expected), "\(field.text.debugDescription)")
  }

  @Test func controlCharactersAreLeftOutAndCounted() {
    for isMultiline in [false, true] {
      var field = editor("a|b", isMultiline: isMultiline)
      let outcome = field.perform(.insert("\u{1B}[31m\0x\u{7F}\u{9B}é\u{B}"))
      #expect(outcome == TextEditOutcome(isTextChanged: true, droppedControls: 5))
      #expect(picture(field) == "a[31mxé|b")
    }
  }

  @Test func aPasteOfControlCharactersAloneChangesNothingAndIsTold() {
    var field = editor("ab|")
    #expect(field.perform(.insert("\u{1B}\u{1}")) == TextEditOutcome(isTextChanged: false, droppedControls: 2))
    #expect(field.perform(.undo) == TextEditOutcome())
  }

  @Test func aBodyOpensWithLineFeedsSoThatItCanBeSaved() {
    let field = TextEditor(text: "one\r\ntwo\rthree\u{2028}", isMultiline: true)
    #expect(isSame(field.text, "one\ntwo\nthree\n"))
    #expect(!field.isChanged)
  }

  @Test func controlCharactersThatAreThereAlreadyStay() {
    #expect(isSame(editor("a\u{1B}b|", .insert("c")).text, "a\u{1B}bc"))
  }

  @Test func aTextGrowsUpToTheByteLimitAndNoFurther() {
    var field = TextEditor(text: "", isMultiline: true)
    field.perform(.insert(String(repeating: "x", count: TextEditor.byteLimit - 1)))
    #expect(field.perform(.insert("한")) == TextEditOutcome(refusedByteCount: TextEditor.byteLimit + 2))
    #expect(field.text.utf8.count == TextEditor.byteLimit - 1)
    #expect(field.perform(.insert("y")).isTextChanged)
    #expect(field.cursor == TextEditor.byteLimit)
  }

  @Test func aTextThatOpensTooLargeCanBeMadeSmaller() {
    var field = TextEditor(text: String(repeating: "x", count: TextEditor.byteLimit + 10), isMultiline: true)
    #expect(field.perform(.insert("y")).refusedByteCount == TextEditor.byteLimit + 11)
    #expect(field.perform(.deleteBackward).isTextChanged)
    #expect(field.perform(.transpose).refusedByteCount == nil)
  }
}
