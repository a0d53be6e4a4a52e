extension BoardDamage {
  /// A piece of JSON, as what stands at the place of a fault or as what had to.
  package enum Term: Hashable, Sendable {
    /// Characters of the file, as they stand there.
    case text(String)
    /// A character that shows nothing, by its code point: `U+0007`.
    case codePoint(String)
    case nothing, value, key, colon, commaOrObjectEnd, commaOrListEnd, closingQuote
    case escape, backslash, halfPair, wholePair
    case endOfContainer, end
    case object, list, string, number, wholeNumber, trueOrFalse, null, literal
    case comma
  }
}
