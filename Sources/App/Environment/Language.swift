import Presentation
import Terminal

/// The languages that Trilane speaks.
enum Language: CaseIterable {
  case english, korean

  /// The language of the environment's values: the first that is set and not empty decides, as POSIX has it. Where the
  /// terminal gets only ASCII there is no Korean: it could not be shown.
  init(lcAll: String?, lcMessages: String?, lang: String?, encoding: CharacterEncoding) {
    let locale = [lcAll, lcMessages, lang].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    self = encoding == .utf8 && Language.code(of: locale) == "ko" ? .korean : .english
  }

  /// The language of a run in this environment.
  init(_ environment: Environment) {
    self.init(
      lcAll: environment.variable("LC_ALL"), lcMessages: environment.variable("LC_MESSAGES"),
      lang: environment.variable("LANG"), encoding: environment.adoptLocale())
  }

  /// The part of `language_TERRITORY.codeset@modifier` that names the language. It is compared whole: `kok` is Konkani.
  private static func code(of locale: String) -> String {
    locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
  }

  /// Its words; `systemText` has those of the operating system for an error number.
  func wording(systemText: @escaping @Sendable (Int32) -> String) -> any Wording {
    switch self {
    case .english: EnglishWording(systemText: systemText)
    case .korean: KoreanWording(systemText: systemText)
    }
  }
}
