import Presentation
package import UseCases

/// The wordings that a test goes through.
package enum WordingChoice: CaseIterable, Sendable {
  case plain, english, korean

  package var wording: any ProjectWording {
    switch self {
    case .plain: PlainWording()
    case .english: EnglishWording { "error \($0)" }
    case .korean: KoreanWording { "오류 \($0)" }
    }
  }
}
