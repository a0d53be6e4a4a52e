import enum Domain.BoardDamage

/// The terms of JSON, as they stand in a sentence.
extension KoreanWording {
  func name(_ term: BoardDamage.Term) -> String {
    switch term {
    case .text(let text): "`\(text)`"
    case .codePoint(let name): name
    case .nothing: "없음"
    case .value: "값"
    case .key: "따옴표로 묶은 키"
    case .colon: "`:`"
    case .comma: "`,`"
    case .commaOrObjectEnd: "`,` 또는 `}`"
    case .commaOrListEnd: "`,` 또는 `]`"
    case .closingQuote: "닫는 따옴표"
    case .escape: "`\\n` 같은 이스케이프"
    case .backslash: "`\\`"
    case .halfPair: "서로게이트 쌍의 반쪽"
    case .wholePair: "서로게이트 쌍 전체"
    case .endOfContainer: "목록이나 객체의 끝"
    case .end: "끝"
    case .object: "객체"
    case .list: "목록"
    case .string: "문자열"
    case .number: "숫자"
    case .wholeNumber: "정수"
    case .trueOrFalse: "true 또는 false"
    case .null: "null"
    case .literal: "`true`, `false`, `null` 가운데 하나"
    }
  }
}
