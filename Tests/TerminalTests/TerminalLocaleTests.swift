import Testing

@testable import Terminal

@Suite struct TerminalLocaleTests {
  /// Decides as on a system with these locales; also the one that was made current last.
  private static func decide(
    _ lcAll: String?, _ lcCtype: String?, _ lang: String?,
    installed: [String: String] = ["C": "ANSI_X3.4-1968", "C.UTF-8": "UTF-8", "ko_KR.UTF-8": "UTF-8"]
  ) -> (CharacterEncoding, current: String) {
    var current = ""
    let encoding = TerminalLocale.decide(lcAll: lcAll, lcCtype: lcCtype, lang: lang) { name in
      guard let codeset = installed[name] else { return nil }
      current = name
      return codeset
    }
    return (encoding, current)
  }

  @Test(
    arguments: [
      (nil, nil, nil, CharacterEncoding.utf8, "C.UTF-8"),
      ("", "", "", .utf8, "C.UTF-8"),
      (nil, nil, "ko_KR.UTF-8", .utf8, "ko_KR.UTF-8"),
      (nil, nil, "de_DE.UTF-8", .utf8, "C.UTF-8"),
      (nil, nil, "de_DE.utf8", .utf8, "C.UTF-8"),
      (nil, nil, "de_DE", .utf8, "C.UTF-8"),
      ("C", nil, "ko_KR.UTF-8", .ascii, "C"),
      ("POSIX", nil, nil, .ascii, "C"),
      (nil, "C", "ko_KR.UTF-8", .ascii, "C"),
      ("ko_KR.UTF-8", "C", "C", .utf8, "ko_KR.UTF-8"),
      ("", nil, "C", .ascii, "C"),
      ("C.UTF-8", nil, nil, .utf8, "C.UTF-8"),
      (nil, nil, "ko_KR.EUC-KR", .ascii, "C"),
      (nil, nil, "en_US.ISO-8859-1", .ascii, "C"),
      (nil, nil, "de_DE.ISO8859-15@euro", .ascii, "C"),
      (nil, nil, "de_DE.UTF-8@euro", .utf8, "C.UTF-8"),
    ] as [(String?, String?, String?, CharacterEncoding, String)])
  func theFirstThatIsSetDecides(
    lcAll: String?, lcCtype: String?, lang: String?, encoding: CharacterEncoding, current: String
  ) {
    #expect(TerminalLocaleTests.decide(lcAll, lcCtype, lang) == (encoding, current))
  }

  @Test func aNameWithoutCharacterSetIsAskedForIt() {
    let installed = ["C": "US-ASCII", "en_US": "ISO-8859-1", "de_DE": "UTF-8", "C.UTF-8": "UTF-8"]
    #expect(TerminalLocaleTests.decide(nil, nil, "en_US", installed: installed) == (.ascii, "C"))
    #expect(TerminalLocaleTests.decide(nil, nil, "de_DE", installed: installed) == (.utf8, "de_DE"))
  }

  @Test func aSystemWithoutAnyUTF8GetsASCII() {
    #expect(TerminalLocaleTests.decide(nil, nil, nil, installed: ["C": "ASCII"]) == (.ascii, "C"))
    #expect(TerminalLocaleTests.decide(nil, nil, nil, installed: ["C": "", "en_US.UTF-8": "UTF-8"]).0 == .utf8)
  }
}
