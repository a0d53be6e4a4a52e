import enum Domain.BoardDamage

/// The terms of JSON, as they stand in a sentence.
extension EnglishWording {
  func name(_ term: BoardDamage.Term) -> String {
    switch term {
    case .text(let text): "`\(text)`"
    case .codePoint(let name): name
    case .nothing: "nothing"
    case .value: "a value"
    case .key: "a key in quotes"
    case .colon: "`:`"
    case .comma: "`,`"
    case .commaOrObjectEnd: "`,` or `}`"
    case .commaOrListEnd: "`,` or `]`"
    case .closingQuote: "a closing quote"
    case .escape: "an escape such as `\\n`"
    case .backslash: "`\\`"
    case .halfPair: "half of a surrogate pair"
    case .wholePair: "both halves"
    case .endOfContainer: "the end of the list or object"
    case .end: "the end"
    case .object: "an object"
    case .list: "a list"
    case .string: "a string"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .trueOrFalse: "true or false"
    case .null: "null"
    case .literal: "`true`, `false` or `null`"
    }
  }
}
