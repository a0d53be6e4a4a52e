/// A rule of a card or of a board's settings that a value breaks, with the facts to tell it.
package enum ProjectRuleError: Error, Hashable, Sendable {
  /// The values that have a rule.
  package enum Field: String, Hashable, Sendable {
    case title, body, tag, tags, checklist, checklistItem, boardName, laneTitle, wipLimit
  }

  /// Nothing but white space.
  case blank(Field)
  /// More characters (grapheme clusters) than `limit`.
  case tooLong(Field, limit: Int, actual: Int)
  /// More bytes of UTF-8 than `limit`.
  case tooManyBytes(Field, limit: Int, actual: Int)
  /// More entries than `limit`.
  case tooMany(Field, limit: Int, actual: Int)
  /// A control character; `position` counts the characters of the text as it was given, from 1.
  case controlCharacter(Field, scalar: UInt32, position: Int)
  /// A tag with a character that tags may not have.
  case tagMalformed(String)
  /// A number outside `lowest...highest`.
  case outOfRange(Field, lowest: Int, highest: Int, actual: Int)
}
