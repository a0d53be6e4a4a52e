import Testing

@testable import Presentation

/// Moving by wrapped lines.
@Suite struct TextEditorLineTests {
  /// Two cells for all that is not ASCII: enough to tell cells from clusters.
  private func cells(_ character: Character) -> Int {
    character.isASCII ? 1 : 2
  }

  /// The ranges of the lines between line feeds.
  private func lines(of text: String) -> [Range<Int>] {
    var start = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { start += line.utf8.count + 1 }
      return start..<start + line.utf8.count
    }
  }

  private func moved(_ picture: String, by counts: Int..., in lines: [Range<Int>]? = nil) -> TextEditor {
    var field = editor(picture, isMultiline: true)
    for count in counts { field.moveByLines(count, in: lines ?? self.lines(of: field.text), cells: cells) }
    return field
  }

  @Test func upAndDownKeepTheColumnInCells() {
    #expect(picture(moved("abcd|ef\n한글날", by: 1)) == "abcdef\n한글|날")
    #expect(picture(moved("abc|def\n한글날", by: 1)) == "abcdef\n한|글날")
    #expect(picture(moved("abcdef\n한글|날", by: -1)) == "abcd|ef\n한글날")
  }

  @Test func theColumnIsKeptOverAShortLine() {
    #expect(picture(moved("abcd|ef\nx\n\nabcdef", by: 1)) == "abcdef\nx|\n\nabcdef")
    #expect(picture(moved("abcd|ef\nx\n\nabcdef", by: 1, 1, 1)) == "abcdef\nx\n\nabcd|ef")
    #expect(picture(moved("abcdef\nx\n\nabcd|ef", by: -1, -1, -1)) == "abcd|ef\nx\n\nabcdef")
  }

  @Test(arguments: [TextEdit.moveForward, .insert("y"), .deleteBackward, .killWordBackward, .moveToLineEnd, .undo])
  func anyOtherEditForgetsTheColumn(edit: TextEdit) {
    var field = editor("|\n.\nabcdef", isMultiline: true, .insert("wxyz"))
    field.moveByLines(1, in: lines(of: field.text), cells: cells)
    field.perform(edit)
    field.moveByLines(1, in: lines(of: field.text), cells: cells)
    #expect(!picture(field).hasSuffix("abcd|ef"))
  }

  @Test func aPageStopsAtTheFirstAndLastLine() {
    #expect(picture(moved("a|b\ncd\nef", by: 10)) == "ab\ncd\ne|f")
    #expect(picture(moved("ab\ncd\ne|f", by: -10)) == "a|b\ncd\nef")
    #expect(picture(moved("ab\ncd\ne|f", by: .min)) == "a|b\ncd\nef")
  }

  @Test func thereIsNoWayBeyondTheFirstAndLastLine() {
    var field = editor("a|b\ncd", isMultiline: true)
    let lines = lines(of: field.text)
    let up = field.moveByLines(-1, in: lines, cells: cells)
    #expect(!up && picture(field) == "a|b\ncd")
    let down = field.moveByLines(1, in: lines, cells: cells)
    #expect(down && picture(field) == "ab\nc|d")
    let further = field.moveByLines(1, in: lines, cells: cells)
    #expect(!further && picture(field) == "ab\nc|d")
    let nowhere = field.moveByLines(1, in: [], cells: cells)
    #expect(!nowhere)
  }

  @Test func aWrappedLineEndsBeforeTheBorderItSharesWithTheNext() {
    let lines = [0..<4, 4..<8, 8..<10]
    #expect(picture(moved("abcdefgh|ij", by: -1, in: lines)) == "abcd|efghij")
    var field = editor("abcdefghij|")
    field.move(to: 7)
    field.moveByLines(1, in: lines, cells: cells)
    #expect(picture(field) == "abcdefghij|")
    field.moveByLines(-2, in: lines, cells: cells)
    #expect(picture(field) == "abc|defghij")
    #expect(field.cursorLine(in: lines) == 0)
  }

  @Test func aLineThatEndsLongBeforeTheGoalIsLeftAtItsLastBorder() {
    // The goal 5 lies right of the second line, which shares its end with the third.
    let field = moved("abcdef|\nabcdef", by: 1, in: [0..<6, 7..<10, 10..<13])
    #expect(picture(field) == "abcdef\nab|cdef")
  }

  @Test func lineAndColumnOfTheCursor() {
    let field = editor("ab\n한글|날", isMultiline: true)
    let lines = lines(of: field.text)
    #expect(field.cursorLine(in: lines) == 1)
    #expect(field.cursorColumn(in: lines, cells: cells) == 4)
    #expect(field.cursorLine(in: []) == 0)
  }
}
