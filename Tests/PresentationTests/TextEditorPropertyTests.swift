import TestSupport
import Testing

@testable import Presentation

/// What holds for every text and every sequence of edits, over generated ones.
@Suite struct TextEditorPropertyTests {
  private static let pieces = [
    "a", "Z", "7", "_", " ", "\t", "-", "한글", "\u{1112}\u{1161}\u{11AB}", "\u{1100}", "\u{1161}", "日本", "é", "e\u{301}",
    "\u{301}", "\u{20E3}", "👩‍👩‍👧", "\u{200D}", "👩", "👍🏽", "\u{1F3FD}", "❤️", "🇰🇷", "🇰", "🇷", "שלום", "مرحبا", "\u{200F}", "क्ष",
    "\u{94D}",
    "\n", "\r\n", "\r", "\u{2028}", "กำ", "\u{FFFD}", "\u{10FFFF}",
  ]
  private static let edits: [TextEdit] = [
    .moveBackward, .moveForward, .moveBackwardWord, .moveForwardWord, .moveToLineStart, .moveToLineEnd,
    .moveToTextStart,
    .moveToTextEnd, .deleteBackward, .deleteForward, .killWordBackward, .killWordForward, .killSpacedWordBackward,
    .killToLineStart, .killToLineEnd, .yank, .transpose, .newline, .undo,
  ]
  private static let kills: [TextEdit] = [
    .killWordBackward, .killWordForward, .killSpacedWordBackward, .killToLineStart, .killToLineEnd,
  ]

  /// A generator of the same numbers in every run (SeededGenerator64, Steele, Lea and Flood 2014).
  /// Positions of all cluster borders, found from the start of the text.
  private func borders(of text: String) -> [Int] {
    var position = 0
    return [0]
      + text.map { cluster in
        position += cluster.utf8.count
        return position
      }
  }

  /// Calls `body` with many fields, the cursor anywhere in each.
  private func forEachField(_ body: (TextEditor, inout SeededGenerator) -> Void) {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      var field = TextEditor(text: text.joined(), isMultiline: seed % 2 == 0)
      field.move(to: borders(of: field.text).randomElement(using: &generator) ?? 0)
      body(field, &generator)
    }
  }

  private func randomEdit(using generator: inout SeededGenerator) -> TextEdit {
    if Int.random(in: 0..<3, using: &generator) > 0, let edit = Self.edits.randomElement(using: &generator) {
      return edit
    }
    let count = Int.random(in: 1...3, using: &generator)
    return .insert((0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined())
  }

  @Test func anySequenceOfEditsLeavesTheCursorOnAClusterBorder() {
    forEachField { start, generator in
      var field = start
      for _ in 0..<40 {
        let edit = randomEdit(using: &generator)
        let before = field
        field.perform(edit)
        #expect(
          borders(of: field.text).contains(field.cursor), "\(edit) in \(picture(before).debugDescription)")
      }
    }
  }

  @Test func anySequenceOfEditsCanBeUndone() {
    forEachField { start, generator in
      var field = start
      for _ in 0..<40 { field.perform(randomEdit(using: &generator)) }
      while field.perform(.undo).isTextChanged {
        #expect(borders(of: field.text).contains(field.cursor))
      }
      #expect(isSame(field.text, start.text))
    }
  }

  @Test func oneUndoTakesBackTextAndCursorOfOneEdit() {
    forEachField { start, generator in
      var field = start
      let edit = randomEdit(using: &generator)
      guard field.perform(edit).isTextChanged else { return }
      field.perform(.undo)
      #expect(isSame(field.text, start.text) && field.cursor == start.cursor, "\(edit)")
    }
  }

  @Test func movingForwardThenBackwardIsNoMove() {
    forEachField { start, _ in
      var field = start
      field.perform(.moveForward)
      guard field.cursor != start.cursor else { return }
      field.perform(.moveBackward)
      #expect(field.cursor == start.cursor)
    }
  }

  @Test func movingOverATextMeetsEveryBorderInEitherDirection() {
    forEachField { start, _ in
      var field = start
      field.move(to: 0)
      var met = [0]
      while after(.moveForward, in: field).cursor != field.cursor {
        field.perform(.moveForward)
        met.append(field.cursor)
      }
      #expect(met == borders(of: field.text))
      var metBackward = [field.cursor]
      while field.cursor > 0 {
        field.perform(.moveBackward)
        metBackward.append(field.cursor)
      }
      #expect(metBackward == met.reversed())
    }
  }

  /// Where what is left around a kill makes one cluster, the cursor is behind it and cannot go back into it.
  @Test func killingThenYankingRestoresTheText() {
    forEachField { start, _ in
      // One-line fields open with the line ends of their text as they are, and a yank joins lines.
      guard
        start.isMultiline
          || !start.text.unicodeScalars.contains(where: { "\r\n\t\u{2028}".unicodeScalars.contains($0) })
      else { return }
      for kill in Self.kills {
        var field = start
        field.perform(kill)
        let killStart = start.cursor == field.cursor ? start.cursor : start.cursor - field.killed.utf8.count
        guard field.cursor == killStart else { continue }
        field.perform(.yank)
        #expect(isSame(field.text, start.text), "\(kill) in \(picture(start).debugDescription)")
      }
    }
  }
}
